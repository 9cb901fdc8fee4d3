-- piece fz7fapvn
-- on e8fpwq2j7bfz
-- over wmu7gs8547zx
-- broken op88dfjslv6q
-- given jv27a8qppgmq
-- live pthoeb1qbcol
-- slow hxb3xm8zaowf
-- ada redEZhIeVClboU-7rbgf8vhfe1mm7tx1d5HVZJJruGU
-- bo B3rtG_gRKdLwqQs8C7M04EV6Qn29sg1VnS6cKclI0hY
-- teacher L54_V5T8UE5l4eknAT0-Rbz15-Ps_8RoGYShG8-E01Q
-- code FBWJ
-- cy X6ERwt0dWiGBTUsGoOYy3x9Fi9-zYX9rVNx-AvsX8eE
-- di n2uJ7OwIRE6MVOUGhohP8XYCWQEmQGdSdmwkEiPl0lU
-- ed Kl3ZKSlFqqseZqfu6yGMfX2BrSgLJZ3U3kU_gN4Vuf0
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE class_answers (
	lesson TEXT NOT NULL, 
	person TEXT NOT NULL, 
	time TEXT NOT NULL, 
	answers TEXT NOT NULL, 
	PRIMARY KEY (lesson, person, time), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE class_people (
	lesson TEXT NOT NULL, 
	person TEXT NOT NULL, 
	role TEXT NOT NULL, 
	name TEXT NOT NULL, 
	joined BIGINT NOT NULL, 
	table_id TEXT, device TEXT, 
	PRIMARY KEY (lesson, person), 
	CONSTRAINT class_people_named UNIQUE (lesson, name), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
);
INSERT INTO "class_people" VALUES('8h5zw4mvdmx8','k4g7lnex5pwj','teacher','@k4g7lnex5pwj',1795125306835,NULL,NULL);
INSERT INTO "class_people" VALUES('8h5zw4mvdmx8','giy6sbhzhfvi','pupil','Cy',1795125306880,'u92t5madxhoz',NULL);
INSERT INTO "class_people" VALUES('8h5zw4mvdmx8','lnxyagecm8yu','pupil','Di',1795125306899,'u92t5madxhoz',NULL);
INSERT INTO "class_people" VALUES('8h5zw4mvdmx8','2cg5ew1zpfij','pupil','Ed',1795125307132,NULL,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('8h5zw4mvdmx8','u92t5madxhoz',1,1);
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
INSERT INTO "events" VALUES('e8fpwq2j7bfz',1,1795125301761,'ready',NULL,'bwaes8kd3e2a','ced01ff3-0','{}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',2,1795125301776,'sat',1,'jfa1k4a7to23','2a49fa42-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',3,1795125301776,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',4,1795125301873,'moved',1,'jfa1k4a7to23','a9a6bb3d-1','{"move":"place 01 -1,0 1"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',5,1795125301875,'moved',1,'jfa1k4a7to23','2a8ee2ec-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',6,1795125301876,'moved',0,'bwaes8kd3e2a','433441e2-1','{"move":"place 02-14-35 0,-1 0"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',7,1795125301878,'moved',0,'bwaes8kd3e2a','791ee3aa-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',8,1795125301879,'moved',1,'jfa1k4a7to23','0a558b8f-3','{"move":"place +2:01 -1,-1 1"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',9,1795125301881,'moved',1,'jfa1k4a7to23','ebf29a35-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',10,1795125301901,'moved',0,'bwaes8kd3e2a','ddf10491-3','{"move":"place 01-23-45 0,-2 0"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',11,1795125301951,'moved',0,'bwaes8kd3e2a','69580e04-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',12,1795125301960,'moved',1,'jfa1k4a7to23','e1449e24-5','{"move":"place 02 -1,-2 0"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',13,1795125301967,'moved',1,'jfa1k4a7to23','16d16976-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',14,1795125301983,'moved',0,'bwaes8kd3e2a','f24db22e-5','{"move":"place 01-25 -1,-3 1"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',15,1795125302003,'moved',0,'bwaes8kd3e2a','4f879eae-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',16,1795125302022,'moved',1,'jfa1k4a7to23','1752083b-7','{"move":"place 02-14 -1,-4 1"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',17,1795125302032,'moved',1,'jfa1k4a7to23','f4877da9-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',18,1795125302037,'moved',0,'bwaes8kd3e2a','a9fd9028-7','{"move":"place 03 -2,-4 2"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',19,1795125302054,'moved',0,'bwaes8kd3e2a','52d995e6-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',20,1795125302065,'moved',1,'jfa1k4a7to23','ff8a0fe3-9','{"move":"place 02-14 0,-5 0"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',21,1795125302076,'moved',1,'jfa1k4a7to23','98fed32e-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',22,1795125302086,'moved',0,'bwaes8kd3e2a','d48d7bd8-9','{"move":"place 01-35 1,-5 0"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',23,1795125302109,'moved',0,'bwaes8kd3e2a','000eb651-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',24,1795125302126,'moved',1,'jfa1k4a7to23','89e8dcc6-11','{"move":"place 01-25-34 2,-6 0"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',25,1795125302143,'said',0,'bwaes8kd3e2a','f696aa32-11','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('e8fpwq2j7bfz',26,1795125302166,'said',1,'jfa1k4a7to23','272a9429-12','{"phrase":"thanks"}');
INSERT INTO "events" VALUES('hxb3xm8zaowf',1,1795125305497,'ready',NULL,'bwaes8kd3e2a','53805ed6-91','{}');
INSERT INTO "events" VALUES('hxb3xm8zaowf',2,1795125305531,'sat',1,'jfa1k4a7to23','22b9e569-89','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('hxb3xm8zaowf',3,1795125305531,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('hxb3xm8zaowf',4,1795125305558,'moved',0,'bwaes8kd3e2a','c4e2ea19-92','{"move":"lay A1"}');
INSERT INTO "events" VALUES('hxb3xm8zaowf',5,1795125305584,'moved',1,'jfa1k4a7to23','8f4863de-90','{"move":"lay A6"}');
INSERT INTO "events" VALUES('hxb3xm8zaowf',6,1795125305597,'moved',0,'bwaes8kd3e2a','33bdfa6c-93','{"move":"lay B1"}');
INSERT INTO "events" VALUES('hxb3xm8zaowf',7,1795125305604,'moved',1,'jfa1k4a7to23','3fd6e662-91','{"move":"lay A5"}');
INSERT INTO "events" VALUES('jv27a8qppgmq',1,1795125305402,'ready',NULL,'bwaes8kd3e2a','bd82b32d-86','{}');
INSERT INTO "events" VALUES('jv27a8qppgmq',2,1795125305416,'sat',1,'jfa1k4a7to23','598bd9a0-86','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('jv27a8qppgmq',3,1795125305416,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('jv27a8qppgmq',4,1795125305420,'moved',0,'bwaes8kd3e2a','d5876ebe-87','{"move":"crew -"}');
INSERT INTO "events" VALUES('jv27a8qppgmq',5,1795125305421,'moved',1,'jfa1k4a7to23','657673bb-87','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('jv27a8qppgmq',6,1795125305423,'moved',0,'bwaes8kd3e2a','ac3cd96c-88','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('jv27a8qppgmq',7,1795125305424,'moved',0,'bwaes8kd3e2a','521d8883-89','{"move":"crew -"}');
INSERT INTO "events" VALUES('op88dfjslv6q',1,1795125305280,'ready',NULL,'bwaes8kd3e2a','f766e9a5-85','{}');
INSERT INTO "events" VALUES('op88dfjslv6q',2,1795125305304,'sat',1,'jfa1k4a7to23','3bb30ecb-84','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('op88dfjslv6q',3,1795125305304,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('op88dfjslv6q',4,1795125305333,'resigned',1,'jfa1k4a7to23','30d1674c-85','{"why":"resigned","bot":"level-4"}');
INSERT INTO "events" VALUES('op88dfjslv6q',5,1795125305333,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('pthoeb1qbcol',1,1795125305452,'ready',NULL,'bwaes8kd3e2a','ec0ecebe-90','{}');
INSERT INTO "events" VALUES('pthoeb1qbcol',2,1795125305466,'sat',1,'jfa1k4a7to23','eca98fe1-88','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('pthoeb1qbcol',3,1795125305466,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('u92t5madxhoz',1,1795125306982,'ready',NULL,'lnxyagecm8yu',NULL,'{}');
INSERT INTO "events" VALUES('u92t5madxhoz',2,1795125306982,'ready',NULL,'giy6sbhzhfvi',NULL,'{}');
INSERT INTO "events" VALUES('u92t5madxhoz',3,1795125306982,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('u92t5madxhoz',4,1795125307021,'paused',NULL,NULL,NULL,'{"held":true}');
INSERT INTO "events" VALUES('wmu7gs8547zx',1,1795125302276,'ready',NULL,'jfa1k4a7to23','61b32b01-13','{}');
INSERT INTO "events" VALUES('wmu7gs8547zx',2,1795125302553,'sat',1,'bwaes8kd3e2a','8fa3abbe-12','{"name":"Ada"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',3,1795125302553,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('wmu7gs8547zx',4,1795125302608,'moved',0,'jfa1k4a7to23','c396a3e8-14','{"move":"place 01-25 -1,0 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',5,1795125302612,'moved',0,'jfa1k4a7to23','a2798c0e-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',6,1795125302715,'moved',1,'bwaes8kd3e2a','16f56bd3-13','{"move":"place 01-35 -1,-1 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',7,1795125302787,'moved',1,'bwaes8kd3e2a','3c303d0e-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',8,1795125302841,'moved',0,'jfa1k4a7to23','04420aab-16','{"move":"place 02-14 -1,-2 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',9,1795125302858,'moved',0,'jfa1k4a7to23','05b22315-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',10,1795125302870,'moved',1,'bwaes8kd3e2a','cafb6048-15','{"move":"place 03-14 -2,-2 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',11,1795125302884,'moved',1,'bwaes8kd3e2a','9ee68a8e-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',12,1795125302915,'moved',0,'jfa1k4a7to23','99a47da3-18','{"move":"place 03 -3,-2 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',13,1795125302920,'moved',0,'jfa1k4a7to23','01fd4e42-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',14,1795125302941,'moved',1,'bwaes8kd3e2a','5812c41f-17','{"move":"place 01-25 -4,-2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',15,1795125302965,'moved',1,'bwaes8kd3e2a','282fcccb-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',16,1795125302983,'moved',0,'jfa1k4a7to23','383c8bf9-20','{"move":"place 01-25 -5,-2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',17,1795125302988,'moved',0,'jfa1k4a7to23','176e8fc1-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',18,1795125303003,'moved',1,'bwaes8kd3e2a','c0dcaa84-19','{"move":"place +2:02 -6,-2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',19,1795125303007,'moved',1,'bwaes8kd3e2a','b8b6f028-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',20,1795125303124,'moved',0,'jfa1k4a7to23','d420d934-22','{"move":"place 01-24 -4,-3 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',21,1795125303141,'moved',0,'jfa1k4a7to23','50a69b81-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',22,1795125303156,'moved',1,'bwaes8kd3e2a','34969c46-21','{"move":"place +3:012 -3,-3 4"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',23,1795125303179,'moved',1,'bwaes8kd3e2a','92dc6801-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',24,1795125303204,'moved',0,'jfa1k4a7to23','bd76917f-24','{"move":"place 02 -1,-3 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',25,1795125303325,'moved',0,'jfa1k4a7to23','5ca11cbe-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',26,1795125303346,'moved',1,'bwaes8kd3e2a','d9e20c36-23','{"move":"place 03 -3,-1 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',27,1795125303365,'moved',1,'bwaes8kd3e2a','48e2e482-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',28,1795125303378,'moved',0,'jfa1k4a7to23','e6762010-26','{"move":"place 02-14 0,-3 3"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',29,1795125303388,'moved',0,'jfa1k4a7to23','beaad079-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',30,1795125303396,'moved',1,'bwaes8kd3e2a','6feeca6f-25','{"move":"place 01-24-35 1,-4 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',31,1795125303418,'moved',1,'bwaes8kd3e2a','a4c8f494-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',32,1795125303435,'moved',0,'jfa1k4a7to23','2d882ded-28','{"move":"place 03-14-25 1,-5 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',33,1795125303445,'moved',0,'jfa1k4a7to23','a7266b32-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',34,1795125303456,'moved',1,'bwaes8kd3e2a','d4c294e5-27','{"move":"place 03 0,-5 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',35,1795125303464,'moved',1,'bwaes8kd3e2a','6ec4dbdc-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',36,1795125303472,'moved',0,'jfa1k4a7to23','01f99252-30','{"move":"place +3:024 2,-6 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',37,1795125303476,'moved',0,'jfa1k4a7to23','1f2192a2-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',38,1795125303480,'moved',1,'bwaes8kd3e2a','5429556e-29','{"move":"place 02 3,-6 3"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',39,1795125303484,'moved',1,'bwaes8kd3e2a','f79ebc45-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',40,1795125303486,'moved',0,'jfa1k4a7to23','86978d66-32','{"move":"place +4:0123 2,-5 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',41,1795125303487,'moved',0,'jfa1k4a7to23','dfe11d31-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',42,1795125303492,'moved',1,'bwaes8kd3e2a','a76c88f3-31','{"move":"place 01 0,-4 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',43,1795125303494,'moved',1,'bwaes8kd3e2a','4a95ca11-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',44,1795125303495,'moved',0,'jfa1k4a7to23','c382d887-34','{"move":"place 01-23 3,-5 3"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',45,1795125303550,'moved',0,'jfa1k4a7to23','7b66fb4a-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',46,1795125303592,'moved',1,'bwaes8kd3e2a','5dfb6419-33','{"move":"place 02 1,-3 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',47,1795125303628,'moved',1,'bwaes8kd3e2a','52a1e29d-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',48,1795125303658,'moved',0,'jfa1k4a7to23','fe0b7588-36','{"move":"place 02-35 3,-4 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',49,1795125303700,'moved',0,'jfa1k4a7to23','35444371-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',50,1795125303765,'moved',1,'bwaes8kd3e2a','9f2fbcea-35','{"move":"place 01-23 2,-4 5"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',51,1795125303784,'moved',1,'bwaes8kd3e2a','9ad0165c-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',52,1795125303821,'moved',0,'jfa1k4a7to23','b2e8e92a-38','{"move":"place 01-24 -4,0 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',53,1795125303899,'moved',0,'jfa1k4a7to23','0717a294-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',54,1795125304022,'moved',1,'bwaes8kd3e2a','44b6c666-37','{"move":"place 01 -4,-1 3"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',55,1795125304217,'moved',1,'bwaes8kd3e2a','d8aa83ea-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',56,1795125304263,'moved',0,'jfa1k4a7to23','c35cf8fb-40','{"move":"place 02-14 -5,0 3"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',57,1795125304297,'moved',0,'jfa1k4a7to23','d645281e-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',58,1795125304364,'moved',1,'bwaes8kd3e2a','ee650e5a-39','{"move":"place 01 -6,0 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',59,1795125304393,'moved',1,'bwaes8kd3e2a','bfa0b552-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',60,1795125304433,'moved',0,'jfa1k4a7to23','e4bd639b-42','{"move":"place +4:0134 -6,1 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',61,1795125304448,'moved',0,'jfa1k4a7to23','e4d982ae-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',62,1795125304453,'moved',1,'bwaes8kd3e2a','2b40e4ce-41','{"move":"place 01-23-45 -5,1 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',63,1795125304455,'moved',1,'bwaes8kd3e2a','330c3a62-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',64,1795125304459,'moved',0,'jfa1k4a7to23','40ecf96f-44','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',65,1795125304466,'moved',0,'jfa1k4a7to23','4ef47e25-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',66,1795125304469,'moved',1,'bwaes8kd3e2a','ab9c1cdb-43','{"move":"place 01-25-34 3,-3 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',67,1795125304474,'moved',1,'bwaes8kd3e2a','de9cabf0-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',68,1795125304480,'moved',0,'jfa1k4a7to23','81e82128-46','{"move":"place +4:0124 0,-2 4"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',69,1795125304486,'moved',0,'jfa1k4a7to23','4975c022-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',70,1795125304491,'moved',1,'bwaes8kd3e2a','70f81925-45','{"move":"place +3:014 1,-2 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',71,1795125304495,'moved',1,'bwaes8kd3e2a','96711b44-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',72,1795125304503,'moved',0,'jfa1k4a7to23','98a619bf-48','{"move":"place 02-13 2,-3 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',73,1795125304511,'moved',0,'jfa1k4a7to23','2763736d-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',74,1795125304521,'moved',1,'bwaes8kd3e2a','0a34f8ef-47','{"move":"place 01-35 4,-4 4"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',75,1795125304523,'moved',1,'bwaes8kd3e2a','d21cbd70-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',76,1795125304532,'moved',0,'jfa1k4a7to23','1c4b7ff8-50','{"move":"place 01-24 5,-5 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',77,1795125304536,'moved',0,'jfa1k4a7to23','1210854d-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',78,1795125304540,'moved',1,'bwaes8kd3e2a','d46319e3-49','{"move":"place 01-34 5,-6 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',79,1795125304549,'moved',1,'bwaes8kd3e2a','e26f8d5d-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',80,1795125304552,'moved',0,'jfa1k4a7to23','af0c6b32-52','{"move":"place 02-35 5,-7 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',81,1795125304555,'moved',0,'jfa1k4a7to23','b3f07e2e-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',82,1795125304563,'moved',1,'bwaes8kd3e2a','b46d063c-51','{"move":"place 03 4,-7 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',83,1795125304573,'moved',1,'bwaes8kd3e2a','8d020965-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',84,1795125304578,'moved',0,'jfa1k4a7to23','ac8a2d68-54','{"move":"place 01-25-34 6,-7 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',85,1795125304592,'moved',0,'jfa1k4a7to23','c7aa9e73-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',86,1795125304600,'moved',1,'bwaes8kd3e2a','8f18faff-53','{"move":"place +2:01 6,-8 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',87,1795125304608,'moved',1,'bwaes8kd3e2a','ccbba21f-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',88,1795125304612,'moved',0,'jfa1k4a7to23','84f70e69-56','{"move":"place 01-23-45 6,-5 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',89,1795125304616,'moved',0,'jfa1k4a7to23','e70fe31e-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',90,1795125304619,'moved',1,'bwaes8kd3e2a','b877f9c6-55','{"move":"place 01-23-45 -5,2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',91,1795125304625,'moved',1,'bwaes8kd3e2a','f1ae9520-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',92,1795125304629,'moved',0,'jfa1k4a7to23','02ee9fe6-58','{"move":"place 01-34 6,-6 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',93,1795125304638,'moved',0,'jfa1k4a7to23','e306f510-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',94,1795125304649,'moved',1,'bwaes8kd3e2a','865b6da8-57','{"move":"place 03-14-25 -1,0 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',95,1795125304654,'moved',1,'bwaes8kd3e2a','76603d94-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',96,1795125304659,'moved',0,'jfa1k4a7to23','bfa26f6d-60','{"move":"place 02 5,-4 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',97,1795125304663,'moved',0,'jfa1k4a7to23','b84c4af5-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',98,1795125304666,'moved',1,'bwaes8kd3e2a','d5cd4401-59','{"move":"place 02-13 -6,2 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',99,1795125304669,'moved',1,'bwaes8kd3e2a','e022c5af-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',100,1795125304673,'moved',0,'jfa1k4a7to23','81227b66-62','{"move":"place 02-13 -4,1 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',101,1795125304680,'moved',0,'jfa1k4a7to23','a92b8a5e-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',102,1795125304683,'moved',1,'bwaes8kd3e2a','ba725afc-61','{"move":"place 02 -3,1 3"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',103,1795125304692,'moved',1,'bwaes8kd3e2a','5e9cf259-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',104,1795125304696,'moved',0,'jfa1k4a7to23','7bc86926-64','{"move":"place 02-14-35 2,-2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',105,1795125304699,'moved',0,'jfa1k4a7to23','7c2caa22-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',106,1795125304702,'moved',1,'bwaes8kd3e2a','c17952e3-63','{"move":"place 01-25-34 3,-2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',107,1795125304704,'moved',1,'bwaes8kd3e2a','812dde1e-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',108,1795125304712,'moved',0,'jfa1k4a7to23','fdd97e39-66','{"move":"place 03-14 -2,0 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',109,1795125304716,'moved',0,'jfa1k4a7to23','330e526c-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',110,1795125304718,'moved',1,'bwaes8kd3e2a','fbbcdfbb-65','{"move":"place 02-14-35 5,-3 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',111,1795125304723,'moved',1,'bwaes8kd3e2a','fbbaee58-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',112,1795125304728,'moved',0,'jfa1k4a7to23','93a72700-68','{"move":"place 01-35 1,-1 4"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',113,1795125304732,'moved',0,'jfa1k4a7to23','26d93190-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',114,1795125304736,'moved',1,'bwaes8kd3e2a','d465ae57-67','{"move":"place +5:01234 4,-3 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',115,1795125304740,'moved',1,'bwaes8kd3e2a','4c471b65-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',116,1795125304750,'moved',0,'jfa1k4a7to23','9fab31f5-70','{"move":"place 01 -5,-1 4"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',117,1795125304752,'moved',0,'jfa1k4a7to23','bb3b76ce-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',118,1795125304755,'moved',1,'bwaes8kd3e2a','d4d67273-69','{"move":"place 01-24-35 -6,3 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',119,1795125304760,'moved',1,'bwaes8kd3e2a','854f9bf8-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',120,1795125304762,'moved',0,'jfa1k4a7to23','553a00c7-72','{"move":"place 02-14-35 -5,3 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',121,1795125304766,'moved',0,'jfa1k4a7to23','8d536789-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',122,1795125304768,'moved',1,'bwaes8kd3e2a','8e59ce56-71','{"move":"place +1:0 -6,-1 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',123,1795125304773,'moved',1,'bwaes8kd3e2a','4eaf6b61-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',124,1795125304776,'moved',0,'jfa1k4a7to23','5d764778-74','{"move":"place 02-35 6,-4 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',125,1795125304779,'moved',0,'jfa1k4a7to23','224d03f1-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',126,1795125304781,'moved',1,'bwaes8kd3e2a','9a796781-73','{"move":"place 01-34 -3,2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',127,1795125304784,'moved',1,'bwaes8kd3e2a','441513da-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',128,1795125304788,'moved',0,'jfa1k4a7to23','73bddab4-76','{"move":"place 01 4,-5 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',129,1795125304792,'moved',0,'jfa1k4a7to23','ca4a9a88-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',130,1795125304796,'moved',1,'bwaes8kd3e2a','dbabfd92-75','{"move":"quake 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',131,1795125304801,'moved',1,'bwaes8kd3e2a','6fed30c9-76','{"move":"place 01-24-35 3,-3 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',132,1795125304803,'moved',1,'bwaes8kd3e2a','cc1768cb-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',133,1795125304808,'moved',0,'jfa1k4a7to23','d258e671-78','{"move":"place +3:013 1,-1 1"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',134,1795125304811,'moved',0,'jfa1k4a7to23','22985e93-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',135,1795125304814,'moved',1,'bwaes8kd3e2a','8739514b-78','{"move":"place 03-14-25 2,-2 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',136,1795125304816,'moved',1,'bwaes8kd3e2a','369ff146-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',137,1795125304830,'moved',0,'jfa1k4a7to23','81e86939-80','{"move":"place 01-23 -4,2 3"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',138,1795125304832,'moved',0,'jfa1k4a7to23','6f1cfd79-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',139,1795125304835,'moved',1,'bwaes8kd3e2a','9f731b01-80','{"move":"place 03-14 -2,1 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',140,1795125304838,'moved',1,'bwaes8kd3e2a','b19a97ef-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',141,1795125304840,'moved',0,'jfa1k4a7to23','7734eee5-82','{"move":"place +2:03 1,0 2"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',142,1795125304845,'moved',0,'jfa1k4a7to23','d149c18a-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',143,1795125304850,'moved',1,'bwaes8kd3e2a','152e3592-82','{"move":"place +6:012345 3,-1 0"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',144,1795125304853,'moved',1,'bwaes8kd3e2a','1eb176a3-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('wmu7gs8547zx',145,1795125304853,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('wmu7gs8547zx',146,1795125305249,'rematch',NULL,'bwaes8kd3e2a','b6a89f2a-84','{"secret":"7cac2196a00dce05659150fee623c90fde118ac8b007edfc7570de5262161fc2","commitment":"eb8f5deb3e2950d4f0c91d161c4eced6617794f659245c5a84350988ec83aba5"}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('e8fpwq2j7bfz',1,0,'bwaes8kd3e2a',1795125301776);
INSERT INTO "game_seats" VALUES('e8fpwq2j7bfz',1,1,'jfa1k4a7to23',1795125301776);
INSERT INTO "game_seats" VALUES('wmu7gs8547zx',1,0,'jfa1k4a7to23',1795125302553);
INSERT INTO "game_seats" VALUES('wmu7gs8547zx',1,1,'bwaes8kd3e2a',1795125302553);
INSERT INTO "game_seats" VALUES('op88dfjslv6q',1,0,'bwaes8kd3e2a',1795125305304);
INSERT INTO "game_seats" VALUES('op88dfjslv6q',1,1,'jfa1k4a7to23',1795125305304);
INSERT INTO "game_seats" VALUES('jv27a8qppgmq',1,0,'bwaes8kd3e2a',1795125305416);
INSERT INTO "game_seats" VALUES('jv27a8qppgmq',1,1,'jfa1k4a7to23',1795125305416);
INSERT INTO "game_seats" VALUES('pthoeb1qbcol',1,0,'bwaes8kd3e2a',1795125305466);
INSERT INTO "game_seats" VALUES('pthoeb1qbcol',1,1,'jfa1k4a7to23',1795125305466);
INSERT INTO "game_seats" VALUES('hxb3xm8zaowf',1,0,'bwaes8kd3e2a',1795125305531);
INSERT INTO "game_seats" VALUES('hxb3xm8zaowf',1,1,'jfa1k4a7to23',1795125305531);
INSERT INTO "game_seats" VALUES('u92t5madxhoz',1,0,'lnxyagecm8yu',1795125306982);
INSERT INTO "game_seats" VALUES('u92t5madxhoz',1,1,'giy6sbhzhfvi',1795125306982);
CREATE TABLE games (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	players TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT, 
	result TEXT, 
	last_event INTEGER, practice BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, round), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "games" VALUES('e8fpwq2j7bfz',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1795125301776,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('wmu7gs8547zx',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1795125302553,1795125304853,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',145,0);
INSERT INTO "games" VALUES('op88dfjslv6q',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1795125305304,1795125305333,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5,0);
INSERT INTO "games" VALUES('jv27a8qppgmq',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1795125305416,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('pthoeb1qbcol',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1795125305466,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('hxb3xm8zaowf',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1795125305531,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('u92t5madxhoz',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Di", "Cy"]',1795125306982,NULL,NULL,NULL,0);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1795125307248,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('4bdc8d5d2cd9cc352f9262e229c9b163a304d09df0a98150f5b36e01a6fd4e8c','bwaes8kd3e2a',1795125298727);
INSERT INTO "keys" VALUES('d1415a0e591ff6194e90476af189c5512ca432a65070eb904202545eeb50682e','jfa1k4a7to23',1795125298755);
INSERT INTO "keys" VALUES('4843c341f86d421df212b5bd60ddd287c8b823db8da9c5d555bc47304ba3d19a','k4g7lnex5pwj',1795125306824);
INSERT INTO "keys" VALUES('4e3ef85b2232eb9a1b5f414a127c4049c695c07e4d32a8a559ca45b75fe39d77','giy6sbhzhfvi',1795125306880);
INSERT INTO "keys" VALUES('57a982f87e5e20b3d2a3d3a9dcbe06299aee255b6622435eadbe747a432becaa','lnxyagecm8yu',1795125306899);
INSERT INTO "keys" VALUES('f9c945311ec61c912edbe3994c6b029f80f450ac679db872bad3a3386bde5ae3','2cg5ew1zpfij',1795125307132);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, quiz TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('8h5zw4mvdmx8','FBWJ',0,1795125306728,NULL,0,NULL);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('c4d84251b5f68b55165ad4ad17c0243734bf56712a25101e0035a65ccbff6b63','bwaes8kd3e2a',1795126206457);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('bwaes8kd3e2a','bot','Ada',1795125298727,1795125306466,NULL);
INSERT INTO "people" VALUES('jfa1k4a7to23','bot','Bo <b>',1795125298755,1795125306472,NULL);
INSERT INTO "people" VALUES('k4g7lnex5pwj','person','Teacher',1795125306824,1795125306824,NULL);
INSERT INTO "people" VALUES('giy6sbhzhfvi','person','Cy',1795125306880,1795125306880,NULL);
INSERT INTO "people" VALUES('lnxyagecm8yu','person','Di',1795125306899,1795125306899,NULL);
INSERT INTO "people" VALUES('2cg5ew1zpfij','person','Ed',1795125307132,1795125307132,NULL);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	simulations INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, round, simulations), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "reviews" VALUES('wmu7gs8547zx',1,1,'[1, [[0, 0, 0, 16758, 59850, [0.5393789059804086, 0.4606210940195914], [0.5169965660851625, 0.4830034339148375], null, [0.0, 0.0]], [1, 0, 0, 92340, 92358, [0.5169965660851625, 0.4830034339148375], [0.48160340017535874, 0.5183965998246413], 2, [-0.045391147391568354, 0.045391147391568465]], [2, 1, 0, 22752, 59864, [0.4362122527837904, 0.5637877472162097], [0.5058608858506758, 0.4941391141493242], null, [0.0, 0.0]], [3, 1, 0, 92340, 92347, [0.5058608858506758, 0.4941391141493242], [0.51842089681634, 0.48157910318366004], 4, [0.04549672744309674, -0.04549672744309646]], [4, 0, 0, 28747, 59864, [0.5639176242594367, 0.4360823757405636], [0.4961312283892741, 0.503868771610726], null, [0.0, 0.0]], [5, 0, 0, 92340, 92353, [0.4961312283892741, 0.503868771610726], [0.4815541164628692, 0.5184458835371307], 6, [-0.05632835066565772, 0.05632835066565778]], [6, 1, 0, 34897, 66014, [0.4252257657972115, 0.5747742342027885], [0.5041110090773379, 0.49588899092266214], null, [0.0, 0.0]], [7, 1, 0, 92340, 92358, [0.5041110090773379, 0.49588899092266214], [0.5184715897791987, 0.4815284102208013], 8, [0.05645915309610938, -0.05645915309610944]], [8, 0, 0, 7028, 66014, [0.5749307428753081, 0.42506925712469185], [0.49789947024935854, 0.5021005297506415], null, [0.0, 0.0]], [9, 0, 0, 92340, 92358, [0.49789947024935854, 0.5021005297506415], [0.4815019529244213, 0.5184980470755787], 10, [-0.05659436484602465, 0.056594364846024536]], [10, 1, 0, 16254, 66014, [0.4249075880783966, 0.5750924119216032], [0.5001443853083015, 0.4998556146916984], null, [0.0, 0.0]], [11, 1, 0, 92340, 92358, [0.5001443853083015, 0.4998556146916984], [0.5185252888291945, 0.4814747111708056], 12, [0.056734116716403715, -0.05673411671640349]], [12, 0, 0, 16086, 66014, [0.5752594055455982, 0.4247405944544021], [0.5017567232136222, 0.49824327678637786], null, [0.0, 0.0]], [13, 0, 0, 92340, 92358, [0.5017567232136222, 0.49824327678637786], [0.48144664954645283, 0.5185533504535472], 14, [-0.04739156272331957, 0.04739156272331935]], [14, 1, 0, 59172, 66006, [0.43405508682313326, 0.5659449131768666], [0.449155329248502, 0.550844670751498], null, [0.0, 0.0]], [15, 1, 0, 92340, 92343, [0.449155329248502, 0.550844670751498], [0.5186428421716544, 0.4813571578283457], 16, [0.056955111521591384, -0.056955111521591495]], [16, 0, 0, 13016, 65853, [0.5755979536932457, 0.4244020463067542], [0.49394284158868923, 0.5060571584113107], null, [0.0, 0.0]], [17, 0, 0, 92340, 92356, [0.49394284158868923, 0.5060571584113107], [0.48132541668751117, 0.5186745833124888], 18, [-0.08082460570985561, 0.0808246057098555]], [18, 1, 0, 65350, 65350, [0.40050081097765555, 0.5994991890223443], [0.4005008109776555, 0.5994991890223444], null, [0.0, 0.0]], [19, 1, 0, 92340, 92345, [0.4005008109776555, 0.5994991890223444], [0.5187073574606791, 0.4812926425393209], 20, [0.04752595655866143, -0.04752595655866143]], [20, 0, 0, 3962, 75240, [0.5662333140193405, 0.4337666859806595], [0.4934742533436475, 0.5065257466563525], null, [0.0, 0.0]], [21, 0, 0, 92340, 92357, [0.4934742533436475, 0.5065257466563525], [0.4812587841214647, 0.5187412158785352], 22, [-0.04769136470023705, 0.04769136470023716]], [22, 1, 0, 7189, 75240, [0.4335674194212277, 0.5664325805787723], [0.5047607280055231, 0.49523927199447687], null, [0.0, 0.0]], [23, 1, 0, 92340, 92354, [0.5047607280055231, 0.49523927199447687], [0.5187762132772069, 0.48122378672279303], 24, [0.0478702647893946, -0.04787026478939482]], [24, 0, 0, 28755, 75240, [0.5666464780666015, 0.4333535219333982], [0.4894606991042198, 0.5105393008957801], null, [0.0, 0.0]], [25, 0, 0, 92340, 92360, [0.4894606991042198, 0.5105393008957801], [0.4811875918883165, 0.5188124081116835], 26, [-0.06937529058544722, 0.06937529058544722]], [26, 1, 0, 40908, 75240, [0.4118123013028693, 0.5881876986971307], [0.5091703957130831, 0.49082960428691685], null, [0.0, 0.0]], [27, 1, 0, 92340, 92347, [0.5091703957130831, 0.49082960428691685], [0.5188498629066004, 0.4811501370933996], 28, [0.08160692383418677, -0.08160692383418672]], [28, 0, 0, 49980, 84476, [0.6004567867407872, 0.3995432132592129], [0.49049586838639725, 0.5095041316136026], null, [0.0, 0.0]], [29, 0, 0, 92340, 92358, [0.49049586838639725, 0.5095041316136026], [0.481111355383328, 0.5188886446166721], 30, [-0.08184348948682713, 0.08184348948682696]], [30, 1, 0, 6884, 84476, [0.3992678658965009, 0.600732134103499], [0.5189288250261215, 0.48107117497387847], null, [0.0, 0.0]], [31, 1, 0, 92340, 92340, [0.5189288250261215, 0.48107117497387847], [0.5189288250261215, 0.48107117497387847], 32, [0.12119905358685357, -0.12119905358685351]], [32, 0, 0, 74610, 90630, [0.640127878612975, 0.35987212138702496], [0.5253488760111874, 0.47465112398881254], null, [0.0, 0.0]], [33, 0, 0, 92340, 92345, [0.5253488760111874, 0.47465112398881254], [0.48102951880787925, 0.5189704811921206], 34, [-0.12150462154416136, 0.12150462154416153]], [34, 1, 0, 3825, 90630, [0.3595248972637179, 0.6404751027362822], [0.4742007767833756, 0.5257992232166244], null, [0.0, 0.0]], [35, 1, 0, 92340, 92360, [0.4742007767833756, 0.5257992232166244], [0.5190136959380028, 0.4809863040619972], 36, [0.12181551050856898, -0.12181551050856881]], [36, 0, 0, 77852, 90630, [0.6408292064465718, 0.3591707935534284], [0.5251006198201671, 0.474899380179833], null, [0.0, 0.0]], [37, 0, 0, 92340, 92343, [0.5251006198201671, 0.474899380179833], [0.4809414415971099, 0.5190585584028902], 38, [-0.12215531454761719, 0.12215531454761719]], [38, 1, 0, 889, 90630, [0.3587861270494927, 0.6412138729505074], [0.4788523397692475, 0.5211476602307525], null, [0.0, 0.0]], [39, 1, 0, 92340, 92352, [0.4788523397692475, 0.5211476602307525], [0.5191051646554117, 0.4808948353445884], 40, [0.1337211015628651, -0.13372110156286543]], [40, 0, 0, 10143, 90630, [0.6528262662182768, 0.34717373378172295], [0.6171886717657008, 0.3828113282342991], null, [0.0, 0.0]], [41, 0, 0, 92340, 92351, [0.6171886717657008, 0.3828113282342991], [0.48084638161959864, 0.5191536183804013], 42, [-0.13298388280333057, 0.13298388280333084]], [42, 1, 0, 4134, 90630, [0.3478624988162681, 0.6521375011837321], [0.4746012945363857, 0.5253987054636143], null, [0.0, 0.0]], [43, 1, 0, 92340, 92348, [0.4746012945363857, 0.5253987054636143], [0.5192040316489074, 0.48079596835109256], 44, [0.13321588377634397, -0.13321588377634425]], [44, 0, 0, 31848, 90630, [0.6524199154252514, 0.3475800845747483], [0.4897676900352999, 0.5102323099647], null, [0.0, 0.0]], [45, 0, 0, 92340, 92348, [0.4897676900352999, 0.5102323099647], [0.4807434742164523, 0.5192565257835476], 46, [-0.13375928830132233, 0.13375928830132233]], [46, 1, 0, 10301, 90630, [0.34698418591513, 0.65301581408487], [0.4726212049585552, 0.5273787950414448], null, [0.0, 0.0]], [47, 1, 0, 92340, 92351, [0.4726212049585552, 0.5273787950414448], [0.5193112323332744, 0.4806887676667257], 48, [0.13400582158114616, -0.13400582158114616]], [48, 0, 0, 13500, 90630, [0.6533170539144205, 0.34668294608557954], [0.4873930456575122, 0.5126069543424878], null, [0.0, 0.0]], [49, 0, 0, 92340, 92347, [0.4873930456575122, 0.5126069543424878], [0.48063170582596504, 0.5193682941740349], 50, [-0.13513553906522208, 0.13513553906522247]], [50, 1, 0, 1029, 90642, [0.34549616676074296, 0.6545038332392573], [0.51167512381505, 0.4883248761849501], null, [0.0, 0.0]], [51, 1, 0, 92340, 92359, [0.51167512381505, 0.4883248761849501], [0.5194278667547162, 0.4805721332452839], 52, [0.13556963209394324, -0.1355696320939434]], [52, 0, 0, 28725, 90642, [0.6549974988486594, 0.3450025011513405], [0.4880062926672403, 0.5119937073327596], null, [0.0, 0.0]], [53, 0, 0, 92340, 92354, [0.4880062926672403, 0.5119937073327596], [0.4805098804887542, 0.5194901195112458], 54, [-0.13704415470740205, 0.13704415470740205]], [54, 1, 0, 1015, 90642, [0.34346572578135215, 0.6565342742186479], [0.5147986800073464, 0.4852013199926536], null, [0.0, 0.0]], [55, 1, 0, 92340, 92352, [0.5147986800073464, 0.4852013199926536], [0.519555237475942, 0.48044476252405793], 56, [0.13944832322549694, -0.13944832322549716]], [56, 0, 0, 84283, 90642, [0.659003560701439, 0.34099643929856077], [0.524935413301806, 0.4750645866981939], null, [0.0, 0.0]], [57, 0, 0, 92340, 92342, [0.524935413301806, 0.4750645866981939], [0.4803765768857018, 0.5196234231142982], 58, [-0.139854811706344, 0.13985481170634406]], [58, 1, 0, 38118, 90642, [0.3405217651793578, 0.6594782348206423], [0.4734434318731468, 0.5265565681268531], null, [0.0, 0.0]], [59, 1, 0, 92340, 92361, [0.4734434318731468, 0.5265565681268531], [0.5196948984276086, 0.48030510157239137], 60, [0.14029090515934795, -0.14029090515934795]], [60, 0, 0, 7352, 90642, [0.6599858035869566, 0.3400141964130434], [0.48265830999217607, 0.5173416900078239], null, [0.0, 0.0]], [61, 0, 0, 92340, 92358, [0.48265830999217607, 0.5173416900078239], [0.48023009263256866, 0.5197699073674313], 62, [-0.14520188892176888, 0.14520188892176866]], [62, 1, 0, 44322, 90642, [0.3350282037107998, 0.6649717962892], [0.5066532069826181, 0.4933467930173819], null, [0.0, 0.0]], [63, 1, 0, 92340, 92347, [0.5066532069826181, 0.4933467930173819], [0.5198487186172099, 0.48015128138279], 64, [0.2012653912750747, -0.2012653912750747]], [64, 0, 0, 81244, 90498, [0.7211141098922846, 0.2788858901077153], [0.6291203863924089, 0.37087961360759114], null, [0.0, 0.0]], [65, 0, 0, 92340, 92345, [0.6291203863924089, 0.37087961360759114], [0.48006837119211304, 0.519931628807887], 66, [-0.206513851569663, 0.20651385156966306]], [66, 1, 0, 72013, 90498, [0.27355451962245003, 0.7264454803775501], [0.42492641948652266, 0.5750735805134775], null, [0.0, 0.0]], [67, 1, 0, 92340, 92346, [0.42492641948652266, 0.5750735805134775], [0.5200189662486122, 0.4799810337513878], 68, [0.2069996949939048, -0.20699969499390458]], [68, 0, 0, 25850, 90498, [0.727018661242517, 0.2729813387574832], [0.5390470153983119, 0.4609529846016881], null, [0.0, 0.0]], [69, 0, 0, 92340, 92360, [0.5390470153983119, 0.4609529846016881], [0.4798889047285517, 0.5201110952714483], 70, [-0.20770270214592412, 0.20770270214592423]], [70, 1, 0, 22786, 90498, [0.2721862025826276, 0.7278137974173725], [0.5110009235771596, 0.48899907642284035], null, [0.0, 0.0]], [71, 1, 0, 92340, 92353, [0.5110009235771596, 0.48899907642284035], [0.5202084213112901, 0.4797915786887099], 72, [0.15438750852272487, -0.15438750852272487]], [72, 0, 0, 13392, 90648, [0.674595929834015, 0.32540407016598505], [0.4892649097783466, 0.5107350902216534], null, [0.0, 0.0]], [73, 0, 0, 92340, 92357, [0.4892649097783466, 0.5107350902216534], [0.4796886031296451, 0.5203113968703549], 74, [-0.15242806904807615, 0.15242806904807615]], [74, 1, 0, 19386, 90792, [0.32726053408156897, 0.672739465918431], [0.5107993305416355, 0.4892006694583646], null, [0.0, 0.0]], [75, 1, 0, 92340, 92359, [0.5107993305416355, 0.4892006694583646], [0.5204205285523161, 0.47957947144768387], 76, [0.1531944085106549, -0.15319440851065497]], [76, 0, 0, 31536, 90792, [0.673614937062971, 0.3263850629370289], [0.4891629247792601, 0.51083707522074], null, [0.0, 0.0]], [77, 0, 0, 92340, 92360, [0.4891629247792601, 0.51083707522074], [0.4794636146032351, 0.520536385396765], 78, [-0.1490518132202609, 0.14905181322026084]], [78, 1, 0, 6908, 90792, [0.3304118013829742, 0.6695881986170258], [0.5206596088033512, 0.47934039119664895], null, [0.0, 0.0]], [79, 1, 0, 92340, 92340, [0.5206596088033512, 0.47934039119664895], [0.5206596088033512, 0.47934039119664895], 80, [0.14993314885119513, -0.14993314885119513]], [80, 0, 0, 44016, 90792, [0.6705927576545463, 0.3294072423454538], [0.479209075589048, 0.520790924410952], null, [0.0, 0.0]], [81, 0, 0, 92340, 92340, [0.479209075589048, 0.520790924410952], [0.479209075589048, 0.520790924410952], 82, [-0.15087191989602722, 0.150871919896027]], [82, 1, 0, 56168, 90792, [0.3283371556930208, 0.671662844306979], [0.5209311563964361, 0.47906884360356394], null, [0.0, 0.0]], [83, 1, 0, 92340, 92340, [0.5209311563964361, 0.47906884360356394], [0.5209311563964361, 0.47906884360356394], 84, [0.15679055158712596, -0.15679055158712601]], [84, 0, 0, 38184, 90792, [0.677721707983562, 0.32227829201643793], [0.4876580065730857, 0.5123419934269142], null, [0.0, 0.0]], [85, 0, 0, 92340, 92361, [0.4876580065730857, 0.5123419934269142], [0.4789187552118192, 0.5210812447881809], 86, [-0.15784116049659142, 0.15784116049659125]], [86, 1, 0, 38280, 90792, [0.3210775947152278, 0.6789224052847721], [0.5133725057640341, 0.4866274942359658], null, [0.0, 0.0]], [87, 1, 0, 92340, 92347, [0.5133725057640341, 0.4866274942359658], [0.5212422665629018, 0.47875773343709815], 88, [0.17551032229666907, -0.17551032229666907]], [88, 0, 0, 19554, 90792, [0.6967525888595709, 0.3032474111404291], [0.5, 0.5], null, [0.0, 0.0]], [89, 0, 0, 92340, 92340, [0.5, 0.5], [0.5, 0.5], 90, [-0.1819999901917334, 0.1819999901917334]], [90, 1, 0, 50616, 90792, [0.3180000098082666, 0.6819999901917334], [0.48005649767225467, 0.5199435023277453], null, [0.0, 0.0]], [91, 1, 0, 92340, 92358, [0.48005649767225467, 0.5199435023277453], [0.5216022642959469, 0.4783977357040531], 92, [0.1621240723475157, -0.16212407234751602]], [92, 0, 0, 4321, 90792, [0.6837263366434626, 0.31627366335653706], [0.4863317949280952, 0.5136682050719047], null, [0.0, 0.0]], [93, 0, 0, 92340, 92353, [0.4863317949280952, 0.5136682050719047], [0.47819565587680357, 0.5218043441231964], 94, [-0.16359956339503517, 0.1635995633950349]], [94, 1, 0, 25963, 90792, [0.3145960924817684, 0.6854039075182313], [0.47661511721561456, 0.5233848827843854], null, [0.0, 0.0]], [95, 1, 0, 92340, 92353, [0.47661511721561456, 0.5233848827843854], [0.5220236549099591, 0.477976345090041], 96, [0.16564232120458444, -0.16564232120458444]], [96, 0, 0, 25976, 90762, [0.6876659761145435, 0.31233402388545656], [0.4859538307938851, 0.5140461692061149], null, [0.0, 0.0]], [97, 0, 0, 92340, 92357, [0.4859538307938851, 0.5140461692061149], [0.4777375014196846, 0.5222624985803154], 98, [-0.16661931615053177, 0.16661931615053172]], [98, 1, 0, 4437, 90762, [0.3111181852691528, 0.6888818147308471], [0.5146246299947626, 0.48537537000523745], null, [0.0, 0.0]], [99, 1, 0, 92340, 92360, [0.5146246299947626, 0.48537537000523745], [0.5228102427226489, 0.477189757277351], 100, [0.16904735341468824, -0.16904735341468818]], [100, 0, 0, 47556, 90762, [0.6918575961373371, 0.30814240386266284], [0.5249441500215021, 0.4750558499784979], null, [0.0, 0.0]], [101, 0, 0, 92340, 92348, [0.5249441500215021, 0.4750558499784979], [0.477189757277351, 0.5228102427226489], 102, [-0.18017012641850783, 0.18017012641850816]], [102, 1, 0, 44484, 90654, [0.2970196308588432, 0.702980369141157], [0.4715188744826575, 0.5284811255173425], null, [0.0, 0.0]], [103, 1, 0, 92340, 92358, [0.4715188744826575, 0.5284811255173425], [0.5231263444593871, 0.4768736555406129], 104, [0.19615854618033424, -0.19615854618033413]], [104, 0, 0, 35222, 90822, [0.7192848906397213, 0.28071510936027877], [0.5141732605862285, 0.48582673941377164], null, [0.0, 0.0]], [105, 0, 0, 92340, 92358, [0.5141732605862285, 0.48582673941377164], [0.4765232993694549, 0.5234767006305451], 106, [-0.2149505348687007, 0.21495053486870075]], [106, 1, 0, 47574, 90822, [0.26157276450075423, 0.7384272354992458], [0.5173473877169449, 0.48265261228305506], null, [0.0, 0.0]], [107, 1, 0, 92340, 92348, [0.5173473877169449, 0.48265261228305506], [0.5238671977812154, 0.4761328022187845], 108, [0.2184409357112841, -0.21844093571128392]], [108, 0, 0, 22930, 90822, [0.7423081334924995, 0.2576918665075006], [0.48862772439260144, 0.5113722756073986], null, [0.0, 0.0]], [109, 0, 0, 92340, 92361, [0.48862772439260144, 0.5113722756073986], [0.47569484691353253, 0.5243051530864675], 110, [-0.21751718017391308, 0.21751718017391308]], [110, 1, 0, 87584, 90822, [0.25817766673961945, 0.7418223332603806], [0.3389636673517126, 0.6610363326482874], null, [0.0, 0.0]], [111, 1, 0, 92340, 92346, [0.3389636673517126, 0.6610363326482874], [0.5247997770393976, 0.4752002229606023], 112, [0.23010365714998338, -0.23010365714998338]], [112, 0, 0, 862, 90834, [0.754903434189381, 0.24509656581061895], [0.5216034134535943, 0.4783965865464057], null, [0.0, 0.0]], [113, 0, 0, 92340, 92361, [0.5216034134535943, 0.4783965865464057], [0.47463717189340304, 0.525362828106597], 114, [-0.22976590327657131, 0.22976590327657154]], [114, 1, 0, 41514, 90834, [0.24487126861683173, 0.7551287313831685], [0.5260095591629662, 0.47399044083703384], null, [0.0, 0.0]], [115, 1, 0, 92340, 92340, [0.5260095591629662, 0.47399044083703384], [0.5260095591629662, 0.47399044083703384], 116, [0.23884157814230755, -0.2388415781423076]], [116, 0, 0, 47676, 90834, [0.7648511373052738, 0.23514886269472624], [0.47681460093231587, 0.5231853990676841], null, [0.0, 0.0]], [117, 0, 0, 92340, 92348, [0.47681460093231587, 0.5231853990676841], [0.4732398804219288, 0.5267601195780712], 118, [-0.2535625014762172, 0.2535625014762172]], [118, 1, 0, 53180, 90834, [0.21967737894571165, 0.7803226210542884], [0.29762679760701105, 0.702373202392989], null, [0.0, 0.0]], [119, 1, 0, 92340, 92343, [0.29762679760701105, 0.702373202392989], [0.5276416911665531, 0.47235830883344687], 120, [0.24877681865179713, -0.24877681865179713]], [120, 0, 0, 32191, 90834, [0.7764185098183503, 0.22358149018164974], [0.4713081511354761, 0.5286918488645239], null, [0.0, 0.0]], [121, 0, 0, 92340, 92340, [0.4713081511354761, 0.5286918488645239], [0.4713081511354761, 0.5286918488645239], 122, [-0.2608932081027485, 0.2608932081027485]], [122, 1, 0, 19986, 90834, [0.21041494303272756, 0.7895850569672724], [0.5262287603785345, 0.4737712396214655], null, [0.0, 0.0]], [123, 1, 0, 92340, 92347, [0.5262287603785345, 0.4737712396214655], [0.5299640517645717, 0.4700359482354282], 124, [0.26694938838822424, -0.26694938838822396]], [124, 0, 0, 1074, 90834, [0.796913440152796, 0.20308655984720425], [0.4684629743719473, 0.5315370256280527], null, [0.0, 0.0]], [125, 0, 0, 92340, 92340, [0.4684629743719473, 0.5315370256280527], [0.4684629743719473, 0.5315370256280527], 126, [-0.001994658304287411, 0.0019946583042874666]], [126, 1, 0, 92363, 92363, [0.46646831606765987, 0.5335316839323402], [0.46646831606765987, 0.5335316839323402], 127, [-0.28468852595353, 0.2846885259535299]], [127, 1, 0, 41244, 90648, [0.18177979011412984, 0.8182202098858701], [0.23491972727410054, 0.7650802727258995], null, [0.0, 0.0]], [128, 1, 0, 92340, 92360, [0.23491972727410054, 0.7650802727258995], [0.536143742287052, 0.46385625771294803], 129, [0.29850135482748885, -0.29850135482748863]], [129, 0, 0, 69097, 90648, [0.8346450971145408, 0.16535490288545943], [0.7370813150417359, 0.2629186849582641], null, [0.0, 0.0]], [130, 0, 0, 92340, 92345, [0.7370813150417359, 0.2629186849582641], [0.4602879031035705, 0.5397120968964295], 131, [-0.3232256708070779, 0.32322567080707787]], [131, 1, 0, 50634, 90648, [0.13706223229649256, 0.8629377677035074], [0.21330122649238042, 0.7866987735076195], null, [0.0, 0.0]], [132, 1, 0, 92340, 92354, [0.21330122649238042, 0.7866987735076195], [0.5448788923735801, 0.45512110762641994], 133, [0.33571584566508617, -0.3357158456650862]], [133, 0, 0, 10749, 90810, [0.8805947380386663, 0.11940526196133372], [0.44758416410403773, 0.5524158358959622], null, [0.0, 0.0]], [134, 0, 0, 92340, 92351, [0.44758416410403773, 0.5524158358959622], [0.4469743370440931, 0.5530256629559068], 135, [-0.29976169563440264, 0.2997616956344028]], [135, 1, 0, 35382, 90810, [0.14721264140969048, 0.8527873585903096], [0.6147951917203842, 0.385204808279616], null, [0.0, 0.0]], [136, 1, 0, 92340, 92349, [0.6147951917203842, 0.385204808279616], [0.6156388028725526, 0.38436119712744765], null, [0.0, 0.0]], [137, 0, 0, 63104, 90810, [0.6156388028725526, 0.38436119712744765], [0.561622183540328, 0.4383778164596722], null, [0.0, 0.0]], [138, 0, 0, 92340, 92346, [0.561622183540328, 0.4383778164596722], [0.04600442525303583, 0.9539955747469642], null, [0.0, 0.0]], [139, 1, 0, 90816, 90828, [0.04600442525303583, 0.9539955747469642], [0.5, 0.5], null, [0.0, 0.0]], [140, 1, 0, 92340, 92343, [0.5, 0.5], [0.5, 0.5], null, [0.0, 0.0]]], [0.5, 0.5], true]');
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('bwaes8kd3e2a','e8fpwq2j7bfz');
INSERT INTO "table_people" VALUES('jfa1k4a7to23','e8fpwq2j7bfz');
INSERT INTO "table_people" VALUES('jfa1k4a7to23','wmu7gs8547zx');
INSERT INTO "table_people" VALUES('bwaes8kd3e2a','wmu7gs8547zx');
INSERT INTO "table_people" VALUES('bwaes8kd3e2a','op88dfjslv6q');
INSERT INTO "table_people" VALUES('jfa1k4a7to23','op88dfjslv6q');
INSERT INTO "table_people" VALUES('bwaes8kd3e2a','jv27a8qppgmq');
INSERT INTO "table_people" VALUES('jfa1k4a7to23','jv27a8qppgmq');
INSERT INTO "table_people" VALUES('bwaes8kd3e2a','pthoeb1qbcol');
INSERT INTO "table_people" VALUES('jfa1k4a7to23','pthoeb1qbcol');
INSERT INTO "table_people" VALUES('bwaes8kd3e2a','hxb3xm8zaowf');
INSERT INTO "table_people" VALUES('jfa1k4a7to23','hxb3xm8zaowf');
INSERT INTO "table_people" VALUES('bwaes8kd3e2a','af5hgj5635i9');
INSERT INTO "table_people" VALUES('k4g7lnex5pwj','u92t5madxhoz');
INSERT INTO "table_people" VALUES('lnxyagecm8yu','u92t5madxhoz');
INSERT INTO "table_people" VALUES('giy6sbhzhfvi','u92t5madxhoz');
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
	due BIGINT, start TEXT, pace TEXT, hints BOOLEAN DEFAULT 1 NOT NULL, pause INTEGER DEFAULT '0' NOT NULL, lens BOOLEAN DEFAULT 1 NOT NULL, practice BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('e8fpwq2j7bfz','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'bwaes8kd3e2a','Ada','[["bwaes8kd3e2a", "Ada", null], [null, null, null]]','6b5670962dfede920e2f0dfc7af7068eca8f2be765defa50f2a4a0359f909584',1795125301740,1795125301776,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('wmu7gs8547zx','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'jfa1k4a7to23','Bo <b>','[["jfa1k4a7to23", "Bo <b>", null], [null, null, null]]','4f5080cbe3eb06f3823d5be08c70705f5fd383a423da1a48abe6d552660c13cf',1795125302249,1795125305249,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('op88dfjslv6q','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'bwaes8kd3e2a','Ada','[["bwaes8kd3e2a", "Ada", null], [null, null, null]]','d26ff60db91fb8103589ab9b0344595e44f1e287c7da9d86c48f4469aedf46eb',1795125305258,1795125305333,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "level-4", "ready": true, "left": false, "resigned": true}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('jv27a8qppgmq','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'bwaes8kd3e2a','Ada','[["bwaes8kd3e2a", "Ada", null], [null, null, null]]','fce7f9f45b674161ed8ba8a797f4d22b2a9b79f4cc17a952fba46304bdea7ebb',1795125305344,1795125305416,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}',NULL,1,0,1,0);
INSERT INTO "tables" VALUES('pthoeb1qbcol','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'bwaes8kd3e2a','Ada','[["bwaes8kd3e2a", "Ada", null], [null, null, null]]','882b25d32ab1da27865adc8d8dd010cfcd1fd8e0378638d75bb94c322ec366c7',1795125305443,1795125305466,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"live","rest":[0,7],"ahead":[0,0]}',1,0,1,0);
INSERT INTO "tables" VALUES('hxb3xm8zaowf','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'bwaes8kd3e2a','Ada','[["bwaes8kd3e2a", "Ada", null], [null, null, null]]','7f03f18fde2689f7758a87a2714285b97269ed16dd18df16e4aadf1cfff77531',1795125305486,1795125305531,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"slow"}',1,0,1,0);
INSERT INTO "tables" VALUES('af5hgj5635i9','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'bwaes8kd3e2a','Ada','[["bwaes8kd3e2a", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','13fc89061fa2c514961ae97b78ceb704d65d1124422ebcbd1df2eac451d6e48f',1795125306452,1795125306452,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('u92t5madxhoz','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'k4g7lnex5pwj','Teacher','[["lnxyagecm8yu", "Di", null], ["giy6sbhzhfvi", "Cy", null]]','023d6650422a725b5da7a52539e7ab9c0fb013b0188417364ead093d424faf17',1795125306978,1795125307021,'paused',1,'[{"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
