-- on hx6pck7zt216
-- over v917wp5a6hyp
-- broken uoq5wiiy6o0o
-- given h4beczpceeca
-- ada H_oPbGBp27FqTromwdUUbvxEn9ggIygmZMNvuVnfz4A
-- bo r0dTH244rIptZLcQeZV5xoOKacBYCqb2IQ2LJ6DSxNE
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	person TEXT, 
	"key" TEXT, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('h4beczpceeca',1,1794799678362,'ready',NULL,'evavjgw2aylv','b5b81571-88','{}');
INSERT INTO "events" VALUES('h4beczpceeca',2,1794799678365,'sat',1,'lfotp3gsdyt6','a79d8b89-85','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('h4beczpceeca',3,1794799678365,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('h4beczpceeca',4,1794799678369,'moved',0,'evavjgw2aylv','7979a288-89','{"move":"crew -"}');
INSERT INTO "events" VALUES('h4beczpceeca',5,1794799678371,'moved',1,'lfotp3gsdyt6','0a3ca17a-86','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('h4beczpceeca',6,1794799678372,'moved',0,'evavjgw2aylv','168248eb-90','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('h4beczpceeca',7,1794799678374,'moved',0,'evavjgw2aylv','c02289fb-91','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',1,1794799675773,'ready',NULL,'evavjgw2aylv','f968a7cc-0','{}');
INSERT INTO "events" VALUES('hx6pck7zt216',2,1794799675780,'sat',1,'lfotp3gsdyt6','4fa1a34f-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('hx6pck7zt216',3,1794799675780,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('hx6pck7zt216',4,1794799675812,'moved',0,'evavjgw2aylv','c2b477ff-1','{"move":"place 01-35 -1,0 1"}');
INSERT INTO "events" VALUES('hx6pck7zt216',5,1794799675813,'moved',0,'evavjgw2aylv','ab7c8345-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',6,1794799675818,'moved',1,'lfotp3gsdyt6','2b7195ce-1','{"move":"place 02-13 -1,-1 0"}');
INSERT INTO "events" VALUES('hx6pck7zt216',7,1794799675822,'moved',1,'lfotp3gsdyt6','79c460ba-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',8,1794799675825,'moved',0,'evavjgw2aylv','589e2c21-3','{"move":"place 01-25 -1,-2 1"}');
INSERT INTO "events" VALUES('hx6pck7zt216',9,1794799675834,'moved',0,'evavjgw2aylv','fb77c64e-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',10,1794799675837,'moved',1,'lfotp3gsdyt6','237cc1dc-3','{"move":"place 01-24 -1,-3 1"}');
INSERT INTO "events" VALUES('hx6pck7zt216',11,1794799675839,'moved',1,'lfotp3gsdyt6','785e947b-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',12,1794799675842,'moved',0,'evavjgw2aylv','1467e255-5','{"move":"place 03-14 -2,-3 1"}');
INSERT INTO "events" VALUES('hx6pck7zt216',13,1794799675844,'moved',0,'evavjgw2aylv','56beb9cd-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',14,1794799675846,'moved',1,'lfotp3gsdyt6','19b84e17-5','{"move":"place 01-23-45 -3,-3 0"}');
INSERT INTO "events" VALUES('hx6pck7zt216',15,1794799675847,'moved',1,'lfotp3gsdyt6','8364d298-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',16,1794799675849,'moved',0,'evavjgw2aylv','4a2b36a6-7','{"move":"place 01-24-35 -4,-3 0"}');
INSERT INTO "events" VALUES('hx6pck7zt216',17,1794799675850,'moved',0,'evavjgw2aylv','b620313a-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',18,1794799675852,'moved',1,'lfotp3gsdyt6','03f00cc1-7','{"move":"place 01-35 -5,-2 0"}');
INSERT INTO "events" VALUES('hx6pck7zt216',19,1794799675853,'moved',1,'lfotp3gsdyt6','528e80c9-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',20,1794799675855,'moved',0,'evavjgw2aylv','2dbe2428-9','{"move":"place 01-23 -6,-2 0"}');
INSERT INTO "events" VALUES('hx6pck7zt216',21,1794799675858,'moved',0,'evavjgw2aylv','d2fbb838-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',22,1794799675860,'moved',1,'lfotp3gsdyt6','abd891a6-9','{"move":"place 02-14-35 -5,-1 0"}');
INSERT INTO "events" VALUES('hx6pck7zt216',23,1794799675861,'moved',1,'lfotp3gsdyt6','04e85266-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('hx6pck7zt216',24,1794799675948,'moved',0,'evavjgw2aylv','911dd750-11','{"move":"place 02 -2,-4 2"}');
INSERT INTO "events" VALUES('hx6pck7zt216',25,1794799675991,'said',0,'evavjgw2aylv','89376d0c-12','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('hx6pck7zt216',26,1794799675996,'said',1,'lfotp3gsdyt6','09e5ecb1-11','{"phrase":"thanks"}');
INSERT INTO "events" VALUES('uoq5wiiy6o0o',1,1794799678281,'ready',NULL,'evavjgw2aylv','249cd2f0-87','{}');
INSERT INTO "events" VALUES('uoq5wiiy6o0o',2,1794799678286,'sat',1,'lfotp3gsdyt6','21ed3f54-83','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('uoq5wiiy6o0o',3,1794799678286,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('uoq5wiiy6o0o',4,1794799678295,'resigned',1,'lfotp3gsdyt6','d328bd74-84','{"why":"resigned","bot":"greedy"}');
INSERT INTO "events" VALUES('uoq5wiiy6o0o',5,1794799678295,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('v917wp5a6hyp',1,1794799676020,'ready',NULL,'lfotp3gsdyt6','b42b0502-12','{}');
INSERT INTO "events" VALUES('v917wp5a6hyp',2,1794799676033,'sat',1,'evavjgw2aylv','78dce682-13','{"name":"Ada"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',3,1794799676033,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('v917wp5a6hyp',4,1794799676047,'moved',1,'evavjgw2aylv','21a12b86-14','{"move":"place 02 -1,0 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',5,1794799676069,'moved',1,'evavjgw2aylv','c2081f3f-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',6,1794799676106,'moved',0,'lfotp3gsdyt6','f3d2511a-13','{"move":"place 02 -1,-1 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',7,1794799676147,'moved',0,'lfotp3gsdyt6','9d5c9861-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',8,1794799676172,'moved',1,'evavjgw2aylv','186da80e-16','{"move":"place 01-23 0,-2 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',9,1794799676176,'moved',1,'evavjgw2aylv','a5f5eb79-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',10,1794799676181,'moved',0,'lfotp3gsdyt6','d8c2cb81-15','{"move":"place 03 1,-3 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',11,1794799676183,'moved',0,'lfotp3gsdyt6','901dbbf5-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',12,1794799676199,'moved',1,'evavjgw2aylv','72c87853-18','{"move":"place 01-35 2,-4 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',13,1794799676213,'moved',1,'evavjgw2aylv','0ef80dbb-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',14,1794799676229,'moved',0,'lfotp3gsdyt6','166c5eb5-17','{"move":"place 02-13 2,-5 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',15,1794799676250,'moved',0,'lfotp3gsdyt6','0581d0f4-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',16,1794799676321,'moved',1,'evavjgw2aylv','d5f577a9-20','{"move":"place 01-25 2,-6 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',17,1794799676323,'moved',1,'evavjgw2aylv','51a62c2e-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',18,1794799676328,'moved',0,'lfotp3gsdyt6','c57d7441-19','{"move":"place 02-14 3,-6 3"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',19,1794799676330,'moved',0,'lfotp3gsdyt6','006d5d46-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',20,1794799676333,'moved',1,'evavjgw2aylv','00bd2aab-22','{"move":"place 03-14 4,-7 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',21,1794799676346,'moved',1,'evavjgw2aylv','34d71dd1-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',22,1794799676355,'moved',0,'lfotp3gsdyt6','3a2c2892-21','{"move":"place 03 4,-6 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',23,1794799676358,'moved',0,'lfotp3gsdyt6','3242589a-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',24,1794799676362,'moved',1,'evavjgw2aylv','fc5c0a1e-24','{"move":"place 02-35 3,-4 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',25,1794799676369,'moved',1,'evavjgw2aylv','ac3cc5fd-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',26,1794799676374,'moved',0,'lfotp3gsdyt6','dd65d763-23','{"move":"place +1:0 4,-5 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',27,1794799676379,'moved',0,'lfotp3gsdyt6','fcd5a7a0-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',28,1794799676387,'moved',1,'evavjgw2aylv','1d88c6c1-26','{"move":"place +4:0123 3,-5 3"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',29,1794799676395,'moved',1,'evavjgw2aylv','4aea4b5c-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',30,1794799676404,'moved',0,'lfotp3gsdyt6','2e24ddd1-25','{"move":"place +2:01 1,-2 4"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',31,1794799676408,'moved',0,'lfotp3gsdyt6','4beb9b59-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',32,1794799676416,'moved',1,'evavjgw2aylv','fc00b767-28','{"move":"place 01-24-35 3,-3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',33,1794799676430,'moved',1,'evavjgw2aylv','5ad9bbc9-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',34,1794799676443,'moved',0,'lfotp3gsdyt6','96456be9-27','{"move":"place +4:0134 4,-4 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',35,1794799676465,'moved',0,'lfotp3gsdyt6','8f7ad32d-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',36,1794799676468,'moved',1,'evavjgw2aylv','be508d8b-30','{"move":"place 02 5,-5 2"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',37,1794799677230,'moved',1,'evavjgw2aylv','07dcf66e-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',38,1794799677246,'moved',0,'lfotp3gsdyt6','b0159e55-29','{"move":"place 01-35 5,-4 2"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',39,1794799677321,'moved',0,'lfotp3gsdyt6','bb9bb015-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',40,1794799677387,'moved',1,'evavjgw2aylv','f4e9b71a-32','{"move":"place 02-14-35 6,-5 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',41,1794799677393,'moved',1,'evavjgw2aylv','446028c1-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',42,1794799677409,'moved',0,'lfotp3gsdyt6','319066f4-31','{"move":"place +2:03 6,-6 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',43,1794799677416,'moved',0,'lfotp3gsdyt6','ec20e798-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',44,1794799677431,'moved',1,'evavjgw2aylv','4830af46-34','{"move":"place 01-25-34 6,-7 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',45,1794799677447,'moved',1,'evavjgw2aylv','81b3e9d4-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',46,1794799677482,'moved',0,'lfotp3gsdyt6','6c73119c-33','{"move":"place 03-14 6,-8 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',47,1794799677511,'moved',0,'lfotp3gsdyt6','eda1085a-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',48,1794799677519,'moved',1,'evavjgw2aylv','c229d269-36','{"move":"place +3:013 0,-1 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',49,1794799677525,'moved',1,'evavjgw2aylv','c07c70db-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',50,1794799677532,'moved',0,'lfotp3gsdyt6','b5f0844a-35','{"move":"place 01-24 2,-2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',51,1794799677540,'moved',0,'lfotp3gsdyt6','27ae4760-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',52,1794799677551,'moved',1,'evavjgw2aylv','9262386a-38','{"move":"place 01-25 5,-7 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',53,1794799677579,'moved',1,'evavjgw2aylv','a0639529-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',54,1794799677591,'moved',0,'lfotp3gsdyt6','d6d801a5-37','{"move":"place 01-24-35 3,-3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',55,1794799677611,'moved',0,'lfotp3gsdyt6','39a4fe7a-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',56,1794799677666,'moved',1,'evavjgw2aylv','0c6cefce-40','{"move":"place +4:0124 2,-2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',57,1794799677745,'moved',1,'evavjgw2aylv','df3c1bc3-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',58,1794799677749,'moved',0,'lfotp3gsdyt6','9658eb76-39','{"move":"place 01-23-45 3,-2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',59,1794799677752,'moved',0,'lfotp3gsdyt6','9ed295cf-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',60,1794799677761,'moved',1,'evavjgw2aylv','8f0fe175-42','{"move":"place +3:012 4,-3 3"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',61,1794799677769,'moved',1,'evavjgw2aylv','d3d6939a-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',62,1794799677774,'moved',0,'lfotp3gsdyt6','2e945dfc-41','{"move":"place 02 5,-3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',63,1794799677779,'moved',0,'lfotp3gsdyt6','1265fcc7-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',64,1794799677782,'moved',1,'evavjgw2aylv','37135d08-44','{"move":"place 02-14-35 1,0 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',65,1794799677785,'moved',1,'evavjgw2aylv','869f7fc5-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',66,1794799677794,'moved',0,'lfotp3gsdyt6','707969d9-43','{"move":"place +5:01234 6,-4 5"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',67,1794799677798,'moved',0,'lfotp3gsdyt6','4f8c5c91-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',68,1794799677808,'moved',1,'evavjgw2aylv','184da33e-46','{"move":"place 01-35 -1,1 2"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',69,1794799677831,'moved',1,'evavjgw2aylv','df533edf-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',70,1794799677855,'moved',0,'lfotp3gsdyt6','6277ee67-45','{"move":"place 03 -2,1 2"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',71,1794799677860,'moved',0,'lfotp3gsdyt6','be17187d-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',72,1794799677899,'moved',1,'evavjgw2aylv','3279eec1-48','{"move":"place 02-35 4,-4 2"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',73,1794799677907,'moved',1,'evavjgw2aylv','0aebc2ff-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',74,1794799677916,'moved',0,'lfotp3gsdyt6','8837fea3-47','{"move":"place 01 5,-6 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',75,1794799677921,'moved',0,'lfotp3gsdyt6','5e69e324-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',76,1794799677939,'moved',1,'evavjgw2aylv','7c7f7f18-50','{"move":"place 03-14-25 -3,1 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',77,1794799677947,'moved',1,'evavjgw2aylv','07358ca9-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',78,1794799677950,'moved',0,'lfotp3gsdyt6','e6694b2b-49','{"move":"place 01-24 -3,0 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',79,1794799677952,'moved',0,'lfotp3gsdyt6','6d112758-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',80,1794799677955,'moved',1,'evavjgw2aylv','92104c73-52','{"move":"place 01-24-35 -4,0 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',81,1794799677958,'moved',1,'evavjgw2aylv','b71deb6a-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',82,1794799677960,'moved',0,'lfotp3gsdyt6','f15c82f1-51','{"move":"place 01-25 -5,0 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',83,1794799677962,'moved',0,'lfotp3gsdyt6','237de8eb-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',84,1794799677965,'moved',1,'evavjgw2aylv','aba4adc1-54','{"move":"place 01-24 -5,-1 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',85,1794799677967,'moved',1,'evavjgw2aylv','7a7379a4-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',86,1794799677969,'moved',0,'lfotp3gsdyt6','0bea5b71-53','{"move":"place 02 -6,-1 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',87,1794799677971,'moved',0,'lfotp3gsdyt6','80c30ac4-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',88,1794799677974,'moved',1,'evavjgw2aylv','e15c62a6-56','{"move":"place 01-25-34 -6,-2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',89,1794799677976,'moved',1,'evavjgw2aylv','a8fc5a35-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',90,1794799677978,'moved',0,'lfotp3gsdyt6','fbba6cfd-55','{"move":"place 03-14 -4,-2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',91,1794799677980,'moved',0,'lfotp3gsdyt6','98070f01-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',92,1794799677982,'moved',1,'evavjgw2aylv','f1150dd4-58','{"move":"place 01-34 -4,-3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',93,1794799677984,'moved',1,'evavjgw2aylv','d571b521-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',94,1794799677987,'moved',0,'lfotp3gsdyt6','4b0e70ed-57','{"move":"place 01-34 -3,-3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',95,1794799677990,'moved',0,'lfotp3gsdyt6','383858d2-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',96,1794799678019,'moved',1,'evavjgw2aylv','ded3169f-60','{"move":"place 01 -2,-4 3"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',97,1794799678024,'moved',1,'evavjgw2aylv','a608d160-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',98,1794799678030,'moved',0,'lfotp3gsdyt6','fbfd633e-59','{"move":"place 01-23 -3,-2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',99,1794799678033,'moved',0,'lfotp3gsdyt6','3a0eebac-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',100,1794799678038,'moved',1,'evavjgw2aylv','5d6e93fd-62','{"move":"place 01-34 -2,-3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',101,1794799678045,'moved',1,'evavjgw2aylv','9ea561ba-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',102,1794799678049,'moved',0,'lfotp3gsdyt6','498ae0ca-61','{"move":"place 03 -1,-4 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',103,1794799678052,'moved',0,'lfotp3gsdyt6','159b3c1b-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',104,1794799678055,'moved',1,'evavjgw2aylv','ba7cfae8-64','{"move":"place 03-14-25 0,-5 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',105,1794799678058,'moved',1,'evavjgw2aylv','1bede0da-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',106,1794799678060,'moved',0,'lfotp3gsdyt6','3739ecdb-63','{"move":"place +3:024 0,-4 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',107,1794799678062,'moved',0,'lfotp3gsdyt6','db9384d7-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',108,1794799678067,'moved',1,'evavjgw2aylv','693dde28-66','{"move":"place 02-13 -1,-3 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',109,1794799678071,'moved',1,'evavjgw2aylv','362f1401-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',110,1794799678083,'moved',0,'lfotp3gsdyt6','1078b9a3-65','{"move":"place +2:02 -5,-2 5"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',111,1794799678095,'moved',0,'lfotp3gsdyt6','733025f8-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',112,1794799678103,'moved',1,'evavjgw2aylv','fa5ad21d-68','{"move":"place 01-23 -6,0 2"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',113,1794799678107,'moved',1,'evavjgw2aylv','5d57a930-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',114,1794799678112,'moved',0,'lfotp3gsdyt6','4d5deabd-67','{"move":"place +3:014 1,-5 5"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',115,1794799678117,'moved',0,'lfotp3gsdyt6','26dc127b-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',116,1794799678125,'moved',1,'evavjgw2aylv','f4b5f013-70','{"move":"place 01 1,-4 5"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',117,1794799678127,'moved',1,'evavjgw2aylv','c00989c1-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',118,1794799678130,'moved',0,'lfotp3gsdyt6','a50b133f-69','{"move":"place 01-23-45 -2,-2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',119,1794799678132,'moved',0,'lfotp3gsdyt6','cc6ec958-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',120,1794799678134,'moved',1,'evavjgw2aylv','8822fb21-72','{"move":"place 02-13 -4,-1 3"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',121,1794799678136,'moved',1,'evavjgw2aylv','7a6eda7e-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',122,1794799678138,'moved',0,'lfotp3gsdyt6','93bd16c7-71','{"move":"place 02-14 -3,-1 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',123,1794799678140,'moved',0,'lfotp3gsdyt6','fd1492e1-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',124,1794799678143,'moved',1,'evavjgw2aylv','bc5a7765-74','{"move":"place 01 -1,-2 5"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',125,1794799678147,'moved',1,'evavjgw2aylv','17575fff-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',126,1794799678162,'moved',0,'lfotp3gsdyt6','f8707a16-73','{"move":"place 01-25-34 -4,2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',127,1794799678169,'moved',0,'lfotp3gsdyt6','ff94de9f-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',128,1794799678176,'moved',1,'evavjgw2aylv','e0415122-76','{"move":"place 01 -6,1 5"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',129,1794799678182,'moved',1,'evavjgw2aylv','1a13c8b5-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',130,1794799678195,'moved',0,'lfotp3gsdyt6','ccf2332b-75','{"move":"place 02-14 -5,2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',131,1794799678199,'moved',0,'lfotp3gsdyt6','86efcb2e-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',132,1794799678207,'moved',1,'evavjgw2aylv','1fd097a5-78','{"move":"place 03 -6,3 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',133,1794799678210,'moved',1,'evavjgw2aylv','3458e8ca-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',134,1794799678215,'moved',0,'lfotp3gsdyt6','0af9d3d6-77','{"move":"place 02 -5,1 1"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',135,1794799678226,'moved',0,'lfotp3gsdyt6','74e62abd-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',136,1794799678230,'moved',1,'evavjgw2aylv','2eedd24b-80','{"move":"place 02-14-35 2,-1 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',137,1794799678232,'moved',1,'evavjgw2aylv','ef8b3bc1-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',138,1794799678234,'moved',0,'lfotp3gsdyt6','53e8895c-79','{"move":"place 01-23-45 3,-1 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',139,1794799678236,'moved',0,'lfotp3gsdyt6','c0bfadc9-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',140,1794799678238,'moved',1,'evavjgw2aylv','d013e4e8-82','{"move":"place 02-35 -3,2 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',141,1794799678240,'moved',1,'evavjgw2aylv','72687dde-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',142,1794799678242,'moved',0,'lfotp3gsdyt6','5ab92bad-81','{"move":"place 03-14-25 6,-3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',143,1794799678244,'moved',0,'lfotp3gsdyt6','078fa845-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',144,1794799678246,'moved',1,'evavjgw2aylv','b6b8614b-84','{"move":"place +6:012345 -3,3 0"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',145,1794799678251,'moved',1,'evavjgw2aylv','57e39f89-85','{"move":"crew -"}');
INSERT INTO "events" VALUES('v917wp5a6hyp',146,1794799678251,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('v917wp5a6hyp',147,1794799678261,'rematch',NULL,'evavjgw2aylv','9f0cd84c-86','{"secret":"a41cf5e95ac6bf4d7563d973ada28be52586fe0f48e46319032f8280588c7070","commitment":"ab209a526b88a98531bad6b5de9b620e2b7d8205a6517b0d608688c7dd5c5b76"}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('hx6pck7zt216',1,0,'evavjgw2aylv',1794799675780);
INSERT INTO "game_seats" VALUES('hx6pck7zt216',1,1,'lfotp3gsdyt6',1794799675780);
INSERT INTO "game_seats" VALUES('v917wp5a6hyp',1,0,'lfotp3gsdyt6',1794799676033);
INSERT INTO "game_seats" VALUES('v917wp5a6hyp',1,1,'evavjgw2aylv',1794799676033);
INSERT INTO "game_seats" VALUES('uoq5wiiy6o0o',1,0,'evavjgw2aylv',1794799678286);
INSERT INTO "game_seats" VALUES('uoq5wiiy6o0o',1,1,'lfotp3gsdyt6',1794799678286);
INSERT INTO "game_seats" VALUES('h4beczpceeca',1,0,'evavjgw2aylv',1794799678365);
INSERT INTO "game_seats" VALUES('h4beczpceeca',1,1,'lfotp3gsdyt6',1794799678365);
CREATE TABLE games (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	players TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT, 
	result TEXT, 
	last_event INTEGER, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "games" VALUES('hx6pck7zt216',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1794799675780,NULL,NULL,NULL);
INSERT INTO "games" VALUES('v917wp5a6hyp',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1794799676033,1794799678251,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',146);
INSERT INTO "games" VALUES('uoq5wiiy6o0o',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794799678286,1794799678295,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5);
INSERT INTO "games" VALUES('h4beczpceeca',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794799678365,NULL,NULL,NULL);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1794799678559,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('1e8850eeb7ce00d91d29ce6fb71a5cb53dc28d62e1d4ec2433f4b060c1889180','evavjgw2aylv',1794799675666);
INSERT INTO "keys" VALUES('b37154a9f2934b5eede249d3bc4bdcf3ec9999fccf7b1c98793c25bfef3bf83b','lfotp3gsdyt6',1794799675749);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('ef75917dbb0dcedcc4ae87e445bbaf164f668f3df0782c814b627a306ed969a2','evavjgw2aylv',1794800578390);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('evavjgw2aylv','bot','Ada',1794799675666,1794799678394,NULL);
INSERT INTO "people" VALUES('lfotp3gsdyt6','bot','Bo <b>',1794799675749,1794799678397,NULL);
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('evavjgw2aylv','hx6pck7zt216');
INSERT INTO "table_people" VALUES('lfotp3gsdyt6','hx6pck7zt216');
INSERT INTO "table_people" VALUES('lfotp3gsdyt6','v917wp5a6hyp');
INSERT INTO "table_people" VALUES('evavjgw2aylv','v917wp5a6hyp');
INSERT INTO "table_people" VALUES('evavjgw2aylv','uoq5wiiy6o0o');
INSERT INTO "table_people" VALUES('lfotp3gsdyt6','uoq5wiiy6o0o');
INSERT INTO "table_people" VALUES('evavjgw2aylv','h4beczpceeca');
INSERT INTO "table_people" VALUES('lfotp3gsdyt6','h4beczpceeca');
INSERT INTO "table_people" VALUES('evavjgw2aylv','g27dng8a968r');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	grace INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	chat BOOLEAN NOT NULL, 
	host TEXT NOT NULL, 
	host_name TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seats TEXT NOT NULL, 
	due BIGINT, start TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('hx6pck7zt216','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'evavjgw2aylv','Ada','[["evavjgw2aylv", "Ada", null], [null, null, null]]','910737d3be504b0a45560bb5acf0a315af1c631c5ea79a8bc7b2f10481317960',1794799675764,1794799675780,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL);
INSERT INTO "tables" VALUES('v917wp5a6hyp','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'lfotp3gsdyt6','Bo <b>','[["lfotp3gsdyt6", "Bo <b>", null], [null, null, null]]','fd7ceefafa172a9db4369b6af30f80c4bc027b590eaafa24817b89104a0e9ff9',1794799676011,1794799678261,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL);
INSERT INTO "tables" VALUES('uoq5wiiy6o0o','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'evavjgw2aylv','Ada','[["evavjgw2aylv", "Ada", null], [null, null, null]]','dadd3d79fcda9dd7e13223fdbb85b01bb88a3d81c1f3458d0bbafe9d19e77b25',1794799678269,1794799678295,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "greedy", "ready": true, "left": false, "resigned": true}]',NULL,NULL);
INSERT INTO "tables" VALUES('h4beczpceeca','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'evavjgw2aylv','Ada','[["evavjgw2aylv", "Ada", null], [null, null, null]]','8af80a7be13a65d6308d1e0eab384b1044a0b7288f521dd83de6af29ef7cca2f',1794799678314,1794799678365,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}');
INSERT INTO "tables" VALUES('g27dng8a968r','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'evavjgw2aylv','Ada','[["evavjgw2aylv", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','60c012dc7c130a55d17e3b2aa9a00dbb2f6f14c6f3ba9321cfd4aafe97fff5c2',1794799678379,1794799678379,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
