-- piece ujbmxcvm
-- on gbjisrzx09bm
-- over cwjkf0qrol0q
-- broken 5tkyak3pj633
-- given 9wzx2b61d5xr
-- live 3ba3eltadqd6
-- slow asttakvbtpan
-- ada LwFLvrO2ExB6gKqTWlYE_K-3V3ou9_zc88XzrjC_hs8
-- bo l8KnjMOi5UGzOPH5KdcxUEfOV5klThCRYxEyYMnE9I4
-- teacher Pv789kUNnGNUZYnX7sgqSwbaKJstQ49OyElwLSpo4O8
-- code JCMF
-- cy YixhGiol2N7b_hbzssVZkrnYb12EQL_CH_hw-NZHMmc
-- di 52iSuvZ6BbMFRbZk5v-fuYQx2Y_5NNxMFWNr9O6Ecxg
-- ed CXRqi3aTtXdcWYxQJRGoMr8xVkaP-DExeWQCAX9hxJU
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE class_people (
	lesson TEXT NOT NULL, 
	person TEXT NOT NULL, 
	role TEXT NOT NULL, 
	name TEXT NOT NULL, 
	joined BIGINT NOT NULL, 
	table_id TEXT, 
	PRIMARY KEY (lesson, person), 
	CONSTRAINT class_people_named UNIQUE (lesson, name), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL
);
INSERT INTO "class_people" VALUES('olqnm1xoi0xx','09i7grumb4zp','teacher','@09i7grumb4zp',1794845632934,NULL);
INSERT INTO "class_people" VALUES('olqnm1xoi0xx','o4sbzyc473br','pupil','Cy',1794845633007,'86btva79mtfy');
INSERT INTO "class_people" VALUES('olqnm1xoi0xx','u1efm1bzkslf','pupil','Di',1794845633082,'86btva79mtfy');
INSERT INTO "class_people" VALUES('olqnm1xoi0xx','o6ljs5c0jm7x','pupil','Ed',1794845633283,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('olqnm1xoi0xx','86btva79mtfy',1,1);
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
INSERT INTO "events" VALUES('3ba3eltadqd6',1,1794845629778,'ready',NULL,'62ndzqx5shmy','674e38ee-90','{}');
INSERT INTO "events" VALUES('3ba3eltadqd6',2,1794845629844,'sat',1,'99sh0mqrbpba','ee3970ae-89','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('3ba3eltadqd6',3,1794845629844,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('5tkyak3pj633',1,1794845629615,'ready',NULL,'62ndzqx5shmy','ba4873e2-85','{}');
INSERT INTO "events" VALUES('5tkyak3pj633',2,1794845629621,'sat',1,'99sh0mqrbpba','adf15282-85','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('5tkyak3pj633',3,1794845629621,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('5tkyak3pj633',4,1794845629628,'resigned',1,'99sh0mqrbpba','1875f78f-86','{"why":"resigned","bot":"level-4"}');
INSERT INTO "events" VALUES('5tkyak3pj633',5,1794845629628,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('86btva79mtfy',1,1794845633150,'ready',NULL,'u1efm1bzkslf',NULL,'{}');
INSERT INTO "events" VALUES('86btva79mtfy',2,1794845633150,'ready',NULL,'o4sbzyc473br',NULL,'{}');
INSERT INTO "events" VALUES('86btva79mtfy',3,1794845633150,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('86btva79mtfy',4,1794845633206,'paused',NULL,NULL,NULL,'{"held":true}');
INSERT INTO "events" VALUES('9wzx2b61d5xr',1,1794845629687,'ready',NULL,'62ndzqx5shmy','008e4036-86','{}');
INSERT INTO "events" VALUES('9wzx2b61d5xr',2,1794845629698,'sat',1,'99sh0mqrbpba','01ee87be-87','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('9wzx2b61d5xr',3,1794845629698,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('9wzx2b61d5xr',4,1794845629709,'moved',0,'62ndzqx5shmy','9475efda-87','{"move":"crew -"}');
INSERT INTO "events" VALUES('9wzx2b61d5xr',5,1794845629720,'moved',1,'99sh0mqrbpba','f34acc56-88','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('9wzx2b61d5xr',6,1794845629729,'moved',0,'62ndzqx5shmy','0a432e60-88','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('9wzx2b61d5xr',7,1794845629745,'moved',0,'62ndzqx5shmy','4a98d9b7-89','{"move":"crew -"}');
INSERT INTO "events" VALUES('asttakvbtpan',1,1794845629989,'ready',NULL,'62ndzqx5shmy','08c9f479-91','{}');
INSERT INTO "events" VALUES('asttakvbtpan',2,1794845630020,'sat',1,'99sh0mqrbpba','a8080e8a-90','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('asttakvbtpan',3,1794845630020,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('asttakvbtpan',4,1794845630063,'moved',0,'62ndzqx5shmy','4f048890-92','{"move":"lay A1"}');
INSERT INTO "events" VALUES('asttakvbtpan',5,1794845630118,'moved',1,'99sh0mqrbpba','b3ee9978-91','{"move":"lay A6"}');
INSERT INTO "events" VALUES('asttakvbtpan',6,1794845630143,'moved',0,'62ndzqx5shmy','f1dbdd1b-93','{"move":"lay B1"}');
INSERT INTO "events" VALUES('asttakvbtpan',7,1794845630215,'moved',1,'99sh0mqrbpba','0d6fd208-92','{"move":"lay A5"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',1,1794845624273,'ready',NULL,'99sh0mqrbpba','a0d49748-12','{}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',2,1794845624289,'sat',1,'62ndzqx5shmy','1f758d2b-13','{"name":"Ada"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',3,1794845624289,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',4,1794845624314,'moved',0,'99sh0mqrbpba','d9c8040a-13','{"move":"place 01-23 -1,0 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',5,1794845624332,'moved',0,'99sh0mqrbpba','e0541848-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',6,1794845624352,'moved',1,'62ndzqx5shmy','da11b10f-14','{"move":"place 01-34 -1,-1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',7,1794845624362,'moved',1,'62ndzqx5shmy','cdc498be-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',8,1794845624377,'moved',0,'99sh0mqrbpba','36f91ea8-15','{"move":"place 01-24 -1,-2 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',9,1794845624392,'moved',0,'99sh0mqrbpba','b71e6a51-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',10,1794845624400,'moved',1,'62ndzqx5shmy','abffdcfd-16','{"move":"place 02-14 -2,-2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',11,1794845624410,'moved',1,'62ndzqx5shmy','b558f453-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',12,1794845624424,'moved',0,'99sh0mqrbpba','23ee24b6-17','{"move":"place 01 -2,-3 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',13,1794845624436,'moved',0,'99sh0mqrbpba','72c71d93-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',14,1794845624444,'moved',1,'62ndzqx5shmy','e3a3cbd8-18','{"move":"place +3:012 -1,-3 4"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',15,1794845624456,'moved',1,'62ndzqx5shmy','9bf5b6db-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',16,1794845624467,'moved',0,'99sh0mqrbpba','35f20f4b-19','{"move":"place 01 -1,-4 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',17,1794845624479,'moved',0,'99sh0mqrbpba','4601c40c-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',18,1794845624493,'moved',1,'62ndzqx5shmy','0354535a-20','{"move":"place 02 0,-4 3"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',19,1794845624504,'moved',1,'62ndzqx5shmy','1ef2f4e0-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',20,1794845624506,'moved',0,'99sh0mqrbpba','f4e3d194-21','{"move":"place 01 -3,-1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',21,1794845624575,'moved',0,'99sh0mqrbpba','469aa0e7-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',22,1794845624593,'moved',1,'62ndzqx5shmy','b658bea3-22','{"move":"place 01-23 -3,-2 3"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',23,1794845624598,'moved',1,'62ndzqx5shmy','c0148cd7-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',24,1794845624610,'moved',0,'99sh0mqrbpba','e914c02b-23','{"move":"place 01-35 -3,-3 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',25,1794845624616,'moved',0,'99sh0mqrbpba','d0d59afd-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',26,1794845624627,'moved',1,'62ndzqx5shmy','ce2fea2c-24','{"move":"place 03-14 -4,-3 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',27,1794845624639,'moved',1,'62ndzqx5shmy','b9cb2d90-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',28,1794845624649,'moved',0,'99sh0mqrbpba','b5f4ae0a-25','{"move":"place 02-35 -5,-2 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',29,1794845624660,'moved',0,'99sh0mqrbpba','5f0d5455-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',30,1794845624666,'moved',1,'62ndzqx5shmy','8aa102dd-26','{"move":"place 03 -2,-4 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',31,1794845624672,'moved',1,'62ndzqx5shmy','77700919-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',32,1794845624687,'moved',0,'99sh0mqrbpba','9cfef99e-27','{"move":"place 02 -6,-1 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',33,1794845624697,'moved',0,'99sh0mqrbpba','364470f8-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',34,1794845624713,'moved',1,'62ndzqx5shmy','2efff097-28','{"move":"place 01-24-35 -6,0 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',35,1794845624735,'moved',1,'62ndzqx5shmy','f3a27679-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',36,1794845624763,'moved',0,'99sh0mqrbpba','2a5b7a95-29','{"move":"place 01-23-45 -5,0 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',37,1794845624792,'moved',0,'99sh0mqrbpba','ea895748-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',38,1794845624825,'moved',1,'62ndzqx5shmy','82bd93fd-30','{"move":"place 03-14 -5,-1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',39,1794845624859,'moved',1,'62ndzqx5shmy','7ad9e5cf-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',40,1794845624899,'moved',0,'99sh0mqrbpba','43c11dd6-31','{"move":"place 01-24 0,-3 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',41,1794845624919,'moved',0,'99sh0mqrbpba','370a0f44-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',42,1794845624959,'moved',1,'62ndzqx5shmy','d2475cef-32','{"move":"place 01-25 1,-4 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',43,1794845624986,'moved',1,'62ndzqx5shmy','2bdeb415-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',44,1794845625026,'moved',0,'99sh0mqrbpba','645b4fcb-33','{"move":"place 02-35 2,-5 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',45,1794845625067,'moved',0,'99sh0mqrbpba','a2b34f8a-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',46,1794845625082,'moved',1,'62ndzqx5shmy','edc0bcdf-34','{"move":"place 01-24-35 2,-6 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',47,1794845625123,'moved',1,'62ndzqx5shmy','4edb9ef1-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',48,1794845625164,'moved',0,'99sh0mqrbpba','1ef5d31f-35','{"move":"place 02 1,-5 5"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',49,1794845625200,'moved',0,'99sh0mqrbpba','1533ad41-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',50,1794845625208,'moved',1,'62ndzqx5shmy','ca674a3f-36','{"move":"place +2:03 0,-5 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',51,1794845625245,'moved',1,'62ndzqx5shmy','a66e5372-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',52,1794845625279,'moved',0,'99sh0mqrbpba','9fb2244d-37','{"move":"place 02-13 3,-6 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',53,1794845625347,'moved',0,'99sh0mqrbpba','0549963c-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',54,1794845625383,'moved',1,'62ndzqx5shmy','36c39cf5-38','{"move":"place +5:01234 3,-5 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',55,1794845625605,'moved',1,'62ndzqx5shmy','40d684fc-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',56,1794845625740,'moved',0,'99sh0mqrbpba','eace3924-39','{"move":"place 01-25-34 4,-6 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',57,1794845625831,'moved',0,'99sh0mqrbpba','3ddc9e75-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',58,1794845625843,'moved',1,'62ndzqx5shmy','b10c80ee-40','{"move":"place 02 4,-7 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',59,1794845625857,'moved',1,'62ndzqx5shmy','09a9784b-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',60,1794845625859,'moved',0,'99sh0mqrbpba','3c3b9182-41','{"move":"place 01 5,-7 3"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',61,1794845625861,'moved',0,'99sh0mqrbpba','3728584a-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',62,1794845625864,'moved',1,'62ndzqx5shmy','99d8b785-42','{"move":"place 01-25-34 5,-6 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',63,1794845625866,'moved',1,'62ndzqx5shmy','952eeea9-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',64,1794845625868,'moved',0,'99sh0mqrbpba','dc9cd95c-43','{"move":"place 01 6,-7 3"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',65,1794845625870,'moved',0,'99sh0mqrbpba','db839458-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',66,1794845625873,'moved',1,'62ndzqx5shmy','ea6f1b00-44','{"move":"place 02-14-35 1,-3 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',67,1794845625874,'moved',1,'62ndzqx5shmy','889b7a53-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',68,1794845625876,'moved',0,'99sh0mqrbpba','80844333-45','{"move":"place 03-14-25 2,-4 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',69,1794845625878,'moved',0,'99sh0mqrbpba','b322cf47-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',70,1794845625880,'moved',1,'62ndzqx5shmy','2e29764a-46','{"move":"place +3:014 -4,-1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',71,1794845625881,'moved',1,'62ndzqx5shmy','d9902373-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',72,1794845625883,'moved',0,'99sh0mqrbpba','e9c8b1e2-47','{"move":"place 01-23 3,-4 3"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',73,1794845625885,'moved',0,'99sh0mqrbpba','8963684c-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',74,1794845625887,'moved',1,'62ndzqx5shmy','38f89930-48','{"move":"place +4:0124 4,-5 5"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',75,1794845625889,'moved',1,'62ndzqx5shmy','013ad2be-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',76,1794845625891,'moved',0,'99sh0mqrbpba','d28369d6-49','{"move":"place 02-35 5,-5 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',77,1794845625892,'moved',0,'99sh0mqrbpba','4d410d93-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',78,1794845625894,'moved',1,'62ndzqx5shmy','0f58d18a-50','{"move":"place 01-25 6,-6 4"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',79,1794845625896,'moved',1,'62ndzqx5shmy','e1fbd94b-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',80,1794845625898,'moved',0,'99sh0mqrbpba','24bf795a-51','{"move":"place 01-23-45 -6,1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',81,1794845625899,'moved',0,'99sh0mqrbpba','4eb95e73-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',82,1794845625901,'moved',1,'62ndzqx5shmy','3f2d4f97-52','{"move":"place 03-14-25 -5,1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',83,1794845625903,'moved',1,'62ndzqx5shmy','e3543ce1-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',84,1794845625905,'moved',0,'99sh0mqrbpba','bd322e55-53','{"move":"place +4:0123 -4,0 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',85,1794845625906,'moved',0,'99sh0mqrbpba','55ec46bf-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',86,1794845625908,'moved',1,'62ndzqx5shmy','d21cfa6e-54','{"move":"place 02-13 -3,0 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',87,1794845625910,'moved',1,'62ndzqx5shmy','61ee8736-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',88,1794845625912,'moved',0,'99sh0mqrbpba','aa45c598-55','{"move":"place 01-35 0,-2 4"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',89,1794845625913,'moved',0,'99sh0mqrbpba','63fbcf49-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',90,1794845625915,'moved',1,'62ndzqx5shmy','9771e739-56','{"move":"place 02-14 1,-2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',91,1794845625918,'moved',1,'62ndzqx5shmy','8558b6c4-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',92,1794845625921,'moved',0,'99sh0mqrbpba','66bcf9a3-57','{"move":"place 01-25-34 2,-3 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',93,1794845625923,'moved',0,'99sh0mqrbpba','6ba573a2-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',94,1794845625926,'moved',1,'62ndzqx5shmy','74c5353f-58','{"move":"place 01-34 3,-3 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',95,1794845625929,'moved',1,'62ndzqx5shmy','d946529e-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',96,1794845625932,'moved',0,'99sh0mqrbpba','c647fce8-59','{"move":"place 02-14-35 5,-4 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',97,1794845625934,'moved',0,'99sh0mqrbpba','e9d9827b-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',98,1794845625937,'moved',1,'62ndzqx5shmy','80670884-60','{"move":"place 01-34 6,-5 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',99,1794845625939,'moved',1,'62ndzqx5shmy','e00bb70e-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',100,1794845625942,'moved',0,'99sh0mqrbpba','7f39a842-61','{"move":"place 01-35 -6,2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',101,1794845625944,'moved',0,'99sh0mqrbpba','5980a2ff-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',102,1794845625947,'moved',1,'62ndzqx5shmy','11ce26a9-62','{"move":"place 03 -5,2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',103,1794845625949,'moved',1,'62ndzqx5shmy','0c3ef3fa-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',104,1794845625952,'moved',0,'99sh0mqrbpba','a4d1c363-63','{"move":"place 01-23-45 -3,1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',105,1794845625954,'moved',0,'99sh0mqrbpba','a4cf70a9-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',106,1794845625957,'moved',1,'62ndzqx5shmy','cbc8532b-64','{"move":"place 03-14-25 -2,0 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',107,1794845625960,'moved',1,'62ndzqx5shmy','f97371c3-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',108,1794845625962,'moved',0,'99sh0mqrbpba','e31609e7-65','{"move":"place 03 1,-1 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',109,1794845625965,'moved',0,'99sh0mqrbpba','1e792870-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',110,1794845625968,'moved',1,'62ndzqx5shmy','8c34c178-66','{"move":"place +1:0 -2,-1 3"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',111,1794845625970,'moved',1,'62ndzqx5shmy','86348885-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',112,1794845625973,'moved',0,'99sh0mqrbpba','94ed50a4-67','{"move":"place +2:01 3,-2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',113,1794845625975,'moved',0,'99sh0mqrbpba','ab8f7661-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',114,1794845625979,'moved',1,'62ndzqx5shmy','f3b9a9d9-68','{"move":"place 02-14 -1,0 4"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',115,1794845625981,'moved',1,'62ndzqx5shmy','b38c7b2a-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',116,1794845625984,'moved',0,'99sh0mqrbpba','416e2c9b-69','{"move":"place 03 5,-3 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',117,1794845625987,'moved',0,'99sh0mqrbpba','33ff1e98-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',118,1794845625990,'moved',1,'62ndzqx5shmy','5903217a-70','{"move":"place +3:013 0,-1 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',119,1794845625992,'moved',1,'62ndzqx5shmy','e7369e8d-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',120,1794845625995,'moved',0,'99sh0mqrbpba','c7c7d5cf-71','{"move":"place 02 -6,3 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',121,1794845625998,'moved',0,'99sh0mqrbpba','2a537887-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',122,1794845626001,'moved',1,'62ndzqx5shmy','7c1a8fa0-72','{"move":"place 02-14-35 -5,3 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',123,1794845626003,'moved',1,'62ndzqx5shmy','1097180f-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',124,1794845626006,'moved',0,'99sh0mqrbpba','9e0316c1-73','{"move":"place +2:02 -3,2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',125,1794845626009,'moved',0,'99sh0mqrbpba','45eb1ca0-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',126,1794845626012,'moved',1,'62ndzqx5shmy','34193194-74','{"move":"place 03-14 6,-4 2"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',127,1794845626014,'moved',1,'62ndzqx5shmy','1011fb80-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',128,1794845626017,'moved',0,'99sh0mqrbpba','97884821-75','{"move":"place 02 -1,1 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',129,1794845626019,'moved',0,'99sh0mqrbpba','a2c784ab-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',130,1794845626022,'moved',1,'62ndzqx5shmy','c3d8ddfa-76','{"move":"place +4:0134 -4,2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',131,1794845626025,'moved',1,'62ndzqx5shmy','7e3326c7-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',132,1794845626028,'moved',0,'99sh0mqrbpba','7f49175f-77','{"move":"place 02-13 4,-4 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',133,1794845626030,'moved',0,'99sh0mqrbpba','266fe36d-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',134,1794845626033,'moved',1,'62ndzqx5shmy','abcf033f-78','{"move":"place 01-25 2,-2 4"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',135,1794845626035,'moved',1,'62ndzqx5shmy','fca1caa3-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',136,1794845626038,'moved',0,'99sh0mqrbpba','d05fd63b-79','{"move":"place +3:024 1,0 1"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',137,1794845626040,'moved',0,'99sh0mqrbpba','384cbb1d-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',138,1794845626043,'moved',1,'62ndzqx5shmy','eb136535-80','{"move":"place 03 5,-2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',139,1794845626046,'moved',1,'62ndzqx5shmy','039977c4-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',140,1794845626049,'moved',0,'99sh0mqrbpba','bda7d6a3-81','{"move":"place 01-24 -2,1 5"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',141,1794845626051,'moved',0,'99sh0mqrbpba','3f94fd64-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',142,1794845626053,'moved',1,'62ndzqx5shmy','7c57197b-82','{"move":"place 01-24-35 -5,4 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',143,1794845626055,'moved',1,'62ndzqx5shmy','cc2c59f1-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',144,1794845626057,'moved',0,'99sh0mqrbpba','ed28a81f-83','{"move":"place +6:012345 -1,2 0"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',145,1794845626059,'moved',0,'99sh0mqrbpba','824d1945-84','{"move":"crew -"}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',146,1794845626059,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('cwjkf0qrol0q',147,1794845629591,'rematch',NULL,'62ndzqx5shmy','2dd9c307-84','{"secret":"5e209125fde8145f7ace462c25d11f0dc6bbb53fe1c013a1cac34a798cce4458","commitment":"023e783d9e3fc809f4160e3a2ffe587478ba561b7d89fd6d5ae0ec19b43cfd9c"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',1,1794845623535,'ready',NULL,'62ndzqx5shmy','2f13be24-0','{}');
INSERT INTO "events" VALUES('gbjisrzx09bm',2,1794845623566,'sat',1,'99sh0mqrbpba','a9fb8d05-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',3,1794845623566,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('gbjisrzx09bm',4,1794845623672,'moved',0,'62ndzqx5shmy','8c0ceaf8-1','{"move":"place 01-24 -1,0 0"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',5,1794845623698,'moved',0,'62ndzqx5shmy','ab1e21cc-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',6,1794845623754,'moved',1,'99sh0mqrbpba','b136a023-1','{"move":"place 02 -1,-1 1"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',7,1794845623767,'moved',1,'99sh0mqrbpba','e941b592-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',8,1794845623823,'moved',0,'62ndzqx5shmy','1b53f8c5-3','{"move":"place 02-14 0,-2 0"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',9,1794845623866,'moved',0,'62ndzqx5shmy','edb145dd-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',10,1794845623870,'moved',1,'99sh0mqrbpba','b05b7246-3','{"move":"place 03 0,-3 0"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',11,1794845623876,'moved',1,'99sh0mqrbpba','e1c61833-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',12,1794845623886,'moved',0,'62ndzqx5shmy','131ffe70-5','{"move":"place 03-14 0,-4 0"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',13,1794845623923,'moved',0,'62ndzqx5shmy','2e8f8581-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',14,1794845623944,'moved',1,'99sh0mqrbpba','9292ed54-5','{"move":"place 01 0,-2 3"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',15,1794845623953,'moved',1,'99sh0mqrbpba','2d5717c3-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',16,1794845624011,'moved',0,'62ndzqx5shmy','57956ada-7','{"move":"place +3:013 0,-1 3"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',17,1794845624031,'moved',0,'62ndzqx5shmy','bf34b1e1-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',18,1794845624044,'moved',1,'99sh0mqrbpba','0e443dea-7','{"move":"place 02-13 1,-1 1"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',19,1794845624064,'moved',1,'99sh0mqrbpba','695dcae1-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',20,1794845624087,'moved',0,'62ndzqx5shmy','353284d1-9','{"move":"place 01-23 2,-2 1"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',21,1794845624099,'moved',0,'62ndzqx5shmy','0b87416d-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',22,1794845624113,'moved',1,'99sh0mqrbpba','697c7921-9','{"move":"place 02 3,-3 2"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',23,1794845624151,'moved',1,'99sh0mqrbpba','fc6526e6-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',24,1794845624168,'moved',0,'62ndzqx5shmy','2ab2c560-11','{"move":"place 02-13 3,-2 2"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',25,1794845624173,'said',0,'62ndzqx5shmy','e8af79c5-12','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('gbjisrzx09bm',26,1794845624184,'said',1,'99sh0mqrbpba','f074d7a1-11','{"phrase":"thanks"}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('gbjisrzx09bm',1,0,'62ndzqx5shmy',1794845623566);
INSERT INTO "game_seats" VALUES('gbjisrzx09bm',1,1,'99sh0mqrbpba',1794845623566);
INSERT INTO "game_seats" VALUES('cwjkf0qrol0q',1,0,'99sh0mqrbpba',1794845624289);
INSERT INTO "game_seats" VALUES('cwjkf0qrol0q',1,1,'62ndzqx5shmy',1794845624289);
INSERT INTO "game_seats" VALUES('5tkyak3pj633',1,0,'62ndzqx5shmy',1794845629621);
INSERT INTO "game_seats" VALUES('5tkyak3pj633',1,1,'99sh0mqrbpba',1794845629621);
INSERT INTO "game_seats" VALUES('9wzx2b61d5xr',1,0,'62ndzqx5shmy',1794845629698);
INSERT INTO "game_seats" VALUES('9wzx2b61d5xr',1,1,'99sh0mqrbpba',1794845629698);
INSERT INTO "game_seats" VALUES('3ba3eltadqd6',1,0,'62ndzqx5shmy',1794845629844);
INSERT INTO "game_seats" VALUES('3ba3eltadqd6',1,1,'99sh0mqrbpba',1794845629844);
INSERT INTO "game_seats" VALUES('asttakvbtpan',1,0,'62ndzqx5shmy',1794845630020);
INSERT INTO "game_seats" VALUES('asttakvbtpan',1,1,'99sh0mqrbpba',1794845630020);
INSERT INTO "game_seats" VALUES('86btva79mtfy',1,0,'u1efm1bzkslf',1794845633150);
INSERT INTO "game_seats" VALUES('86btva79mtfy',1,1,'o4sbzyc473br',1794845633150);
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
INSERT INTO "games" VALUES('gbjisrzx09bm',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1794845623566,NULL,NULL,NULL);
INSERT INTO "games" VALUES('cwjkf0qrol0q',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1794845624289,1794845626059,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',146);
INSERT INTO "games" VALUES('5tkyak3pj633',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794845629621,1794845629628,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5);
INSERT INTO "games" VALUES('9wzx2b61d5xr',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794845629698,NULL,NULL,NULL);
INSERT INTO "games" VALUES('3ba3eltadqd6',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794845629844,NULL,NULL,NULL);
INSERT INTO "games" VALUES('asttakvbtpan',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794845630020,NULL,NULL,NULL);
INSERT INTO "games" VALUES('86btva79mtfy',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Di", "Cy"]',1794845633150,NULL,NULL,NULL);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1794845633534,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('dda6b65928baebdeaef168755ad051d9c6e16c9195c73e7cd92d3c88fb892dda','62ndzqx5shmy',1794845623240);
INSERT INTO "keys" VALUES('4b86502f0f78c8c0e8ded27f5baf23384976eb1f601efa673c0641fd9715896d','99sh0mqrbpba',1794845623423);
INSERT INTO "keys" VALUES('5beafd032c5100088ac353b0e0010261ecc99030dbc40a786198ead2ae297ddd','09i7grumb4zp',1794845632911);
INSERT INTO "keys" VALUES('b69c8cf77f2d112d975883057e0569854c8f8d4b402e1e38f9274dd14e37c746','o4sbzyc473br',1794845633007);
INSERT INTO "keys" VALUES('91973dec63c6879b1007f978a47cdd13968d7759d3b92d649ac5346da76c41f6','u1efm1bzkslf',1794845633082);
INSERT INTO "keys" VALUES('2bece43cdb0fcbd29437ac923ac8b0a3861999bda7550b8b81db10e9623610e3','o6ljs5c0jm7x',1794845633283);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('olqnm1xoi0xx','JCMF',0,1794845632661,NULL,0);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('ae264b492976f133e1b7bf90ea2222206fd8a107fd469fc7944449957681f8ce','62ndzqx5shmy',1794846532158);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('62ndzqx5shmy','bot','Ada',1794845623240,1794845632165,NULL);
INSERT INTO "people" VALUES('99sh0mqrbpba','bot','Bo <b>',1794845623423,1794845632176,NULL);
INSERT INTO "people" VALUES('09i7grumb4zp','person','Teacher',1794845632911,1794845632911,NULL);
INSERT INTO "people" VALUES('o4sbzyc473br','person','Cy',1794845633007,1794845633007,NULL);
INSERT INTO "people" VALUES('u1efm1bzkslf','person','Di',1794845633082,1794845633082,NULL);
INSERT INTO "people" VALUES('o6ljs5c0jm7x','person','Ed',1794845633283,1794845633283,NULL);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	simulations INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, round, simulations), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "reviews" VALUES('cwjkf0qrol0q',1,1,'[1, [[0, 0, 0, 10602, 29070, [0.5169955458865846, 0.4830044541134156], [0.5167736631999168, 0.48322633680008326], null, [0.0, 0.0]], [1, 0, 0, 92340, 92356, [0.5167736631999168, 0.48322633680008326], [0.48160340017535874, 0.5183965998246413], 2, [-0.06723998148652266, 0.06723998148652277]], [2, 1, 0, 19674, 19998, [0.4143634186888361, 0.585636581311164], [0.5058608858506758, 0.4941391141493242], null, [0.0, 0.0]], [3, 1, 0, 92340, 92347, [0.5058608858506758, 0.4941391141493242], [0.51842089681634, 0.48157910318366004], 4, [0.01226191667340426, -0.012261916673404316]], [4, 0, 0, 13357, 29070, [0.5306828134897442, 0.4693171865102557], [0.4956444162068395, 0.5043555837931604], null, [0.0, 0.0]], [5, 0, 0, 92340, 92360, [0.4956444162068395, 0.5043555837931604], [0.4815019529244213, 0.5184980470755787], 6, [-0.04651720894008954, 0.046517208940089594]], [6, 1, 0, 28740, 66006, [0.43498474398433173, 0.5650152560156683], [0.5023735083034527, 0.4976264916965472], null, [0.0, 0.0]], [7, 1, 0, 92340, 92348, [0.5023735083034527, 0.4976264916965472], [0.5185252888291945, 0.4814747111708056], 8, [0.04665045601747331, -0.04665045601747336]], [8, 0, 0, 878, 66006, [0.5651757448466678, 0.43482425515333223], [0.49937288978970673, 0.5006271102102933], null, [0.0, 0.0]], [9, 0, 0, 92340, 92356, [0.49937288978970673, 0.5006271102102933], [0.48144664954645283, 0.5185533504535472], 10, [-0.04705469615343355, 0.04705469615343372]], [10, 1, 0, 65524, 66006, [0.4343919533930193, 0.5656080466069809], [0.4484082596575608, 0.5515917403424392], null, [0.0, 0.0]], [11, 1, 0, 92340, 92346, [0.4484082596575608, 0.5515917403424392], [0.5185822695263013, 0.4814177304736988], 12, [0.018437819708647774, -0.01843781970864783]], [12, 0, 0, 722, 41049, [0.537020089234949, 0.46297991076505096], [0.529665985109132, 0.47033401489086796], null, [0.0, 0.0]], [13, 0, 0, 92340, 92356, [0.529665985109132, 0.47033401489086796], [0.48138791404283365, 0.5186120859571663], 14, [-0.01801289418993013, 0.01801289418993024]], [14, 1, 0, 3969, 4111, [0.4633750198529035, 0.5366249801470966], [0.4849975071936793, 0.5150024928063207], null, [0.0, 0.0]], [15, 1, 0, 92340, 92360, [0.4849975071936793, 0.5150024928063207], [0.5186428421716544, 0.4813571578283457], 16, [0.02289651175190377, -0.022896511751903825]], [16, 0, 0, 1032, 41385, [0.5415393539235581, 0.4584606460764419], [0.5358468713828202, 0.46415312861717983], null, [0.0, 0.0]], [17, 0, 0, 92340, 92347, [0.5358468713828202, 0.46415312861717983], [0.48132541668751117, 0.5186745833124888], 18, [-0.023969646389462196, 0.023969646389462196]], [18, 1, 0, 10107, 10107, [0.45735577029804897, 0.542644229701951], [0.45735577029804897, 0.542644229701951], null, [0.0, 0.0]], [19, 1, 0, 92340, 92359, [0.45735577029804897, 0.542644229701951], [0.5187412158785352, 0.4812587841214647], 20, [0.03075393397517978, -0.03075393397517956]], [20, 0, 0, 22254, 22576, [0.549495149853715, 0.45050485014628516], [0.4936297142232317, 0.5063702857767683], null, [0.0, 0.0]], [21, 0, 0, 92340, 92360, [0.4936297142232317, 0.5063702857767683], [0.4812587841214647, 0.5187412158785352], 22, [-0.030435464923394218, 0.030435464923394218]], [22, 1, 0, 34561, 34884, [0.4508233191980705, 0.5491766808019294], [0.5187762132772069, 0.48122378672279303], null, [0.0, 0.0]], [23, 1, 0, 92340, 92340, [0.5187762132772069, 0.48122378672279303], [0.5187762132772069, 0.48122378672279303], 24, [0.029807373732821052, -0.029807373732820885]], [24, 0, 0, 31477, 31807, [0.548583587010028, 0.45141641298997215], [0.4811875918883165, 0.5188124081116835], null, [0.0, 0.0]], [25, 0, 0, 92340, 92340, [0.4811875918883165, 0.5188124081116835], [0.4811875918883165, 0.5188124081116835], 26, [-0.029437374912567815, 0.029437374912567926]], [26, 1, 0, 6871, 7183, [0.4517502169757487, 0.5482497830242514], [0.5188498629066004, 0.4811501370933996], null, [0.0, 0.0]], [27, 1, 0, 92340, 92340, [0.5188498629066004, 0.4811501370933996], [0.5188498629066004, 0.4811501370933996], 28, [0.028787575757859174, -0.028787575757858952]], [28, 0, 0, 3931, 4105, [0.5476374386644596, 0.45236256133554065], [0.481111355383328, 0.5188886446166721], null, [0.0, 0.0]], [29, 0, 0, 92340, 92340, [0.481111355383328, 0.5188886446166721], [0.481111355383328, 0.5188886446166721], 30, [-0.019729130685975538, 0.019729130685975482]], [30, 1, 0, 41028, 41385, [0.46138222469735246, 0.5386177753026475], [0.5189288250261215, 0.48107117497387847], null, [0.0, 0.0]], [31, 1, 0, 92340, 92340, [0.5189288250261215, 0.48107117497387847], [0.5189288250261215, 0.48107117497387847], 32, [0.018486615950835117, -0.01848661595083506]], [32, 0, 0, 37956, 41394, [0.5374154409769566, 0.4625845590230434], [0.4861924390337029, 0.5138075609662971], null, [0.0, 0.0]], [33, 0, 0, 92340, 92356, [0.4861924390337029, 0.5138075609662971], [0.48102951880787925, 0.5189704811921206], 34, [-0.02366085568401366, 0.02366085568401377]], [34, 1, 0, 34716, 41230, [0.4573686631238656, 0.5426313368761344], [0.5190136959380028, 0.4809863040619972], null, [0.0, 0.0]], [35, 1, 0, 92340, 92340, [0.5190136959380028, 0.4809863040619972], [0.5190136959380028, 0.4809863040619972], 36, [0.02322904669310033, -0.023229046693100386]], [36, 0, 0, 13362, 13528, [0.5422427426311032, 0.45775725736889683], [0.5193826508157914, 0.4806173491842086], null, [0.0, 0.0]], [37, 0, 0, 92340, 92347, [0.5193826508157914, 0.4806173491842086], [0.4809414415971099, 0.5190585584028902], 38, [-0.02213673946212452, 0.022136739462124466]], [38, 1, 0, 16286, 16772, [0.45880470213498536, 0.5411952978650146], [0.47616144434297514, 0.5238385556570249], null, [0.0, 0.0]], [39, 1, 0, 92340, 92354, [0.47616144434297514, 0.5238385556570249], [0.5191051646554117, 0.4808948353445884], 40, [0.02503532792371621, -0.025035327923716266]], [40, 0, 0, 31681, 31807, [0.5441404925791279, 0.4558595074208721], [0.5281350517854608, 0.4718649482145392], null, [0.0, 0.0]], [41, 0, 0, 92340, 92350, [0.5281350517854608, 0.4718649482145392], [0.48084638161959864, 0.5191536183804013], 42, [-0.11661546316392557, 0.11661546316392568]], [42, 1, 0, 40752, 87564, [0.36423091845567307, 0.635769081544327], [0.5115722049481137, 0.48842779505188627], null, [0.0, 0.0]], [43, 1, 0, 92340, 92357, [0.5115722049481137, 0.48842779505188627], [0.5192040316489074, 0.48079596835109256], 44, [0.11695059796854246, -0.11695059796854251]], [44, 0, 0, 3815, 87564, [0.6361546296174498, 0.36384537038255005], [0.489940733670161, 0.510059266329839], null, [0.0, 0.0]], [45, 0, 0, 92340, 92355, [0.489940733670161, 0.510059266329839], [0.4807434742164523, 0.5192565257835476], 46, [-0.08171574058029862, 0.08171574058029851]], [46, 1, 0, 62288, 87564, [0.3990277336361537, 0.6009722663638462], [0.5193682941740349, 0.48063170582596504], null, [0.0, 0.0]], [47, 1, 0, 92340, 92340, [0.5193682941740349, 0.48063170582596504], [0.5193682941740349, 0.48063170582596504], 48, [0.12193442516929276, -0.12193442516929265]], [48, 0, 0, 25370, 87564, [0.6413027193433276, 0.3586972806566724], [0.5216970801718548, 0.4783029198281452], null, [0.0, 0.0]], [49, 0, 0, 92340, 92360, [0.5216970801718548, 0.4783029198281452], [0.48063170582596504, 0.5193682941740349], 50, [-0.12347596072737271, 0.12347596072737277]], [50, 1, 0, 87090, 87564, [0.3571557450985923, 0.6428442549014076], [0.3879010876958912, 0.6120989123041087], null, [0.0, 0.0]], [51, 1, 0, 92340, 92341, [0.3879010876958912, 0.6120989123041087], [0.5194278667547162, 0.4805721332452839], 52, [0.027533311185690024, -0.02753331118569008]], [52, 0, 0, 44004, 44154, [0.5469611779404062, 0.45303882205959384], [0.5344359766308264, 0.4655640233691736], null, [0.0, 0.0]], [53, 0, 0, 92340, 92359, [0.5344359766308264, 0.4655640233691736], [0.4805098804887542, 0.5194901195112458], 54, [-0.14278874528440588, 0.14278874528440566]], [54, 1, 0, 3829, 44168, [0.3377211352043483, 0.6622788647956515], [0.519555237475942, 0.48044476252405793], null, [0.0, 0.0]], [55, 1, 0, 92340, 92340, [0.519555237475942, 0.48044476252405793], [0.519555237475942, 0.48044476252405793], 56, [0.14325522909701816, -0.1432552290970181]], [56, 0, 0, 759, 1079, [0.6628104665729602, 0.33718953342703983], [0.4803765768857018, 0.5196234231142982], null, [0.0, 0.0]], [57, 0, 0, 92340, 92340, [0.4803765768857018, 0.5196234231142982], [0.4803765768857018, 0.5196234231142982], 58, [-0.14373594359265784, 0.14373594359265773]], [58, 1, 0, 44010, 44168, [0.33664063329304394, 0.6633593667069559], [0.5095021026179809, 0.49049789738201904], null, [0.0, 0.0]], [59, 1, 0, 92340, 92358, [0.5095021026179809, 0.49049789738201904], [0.5196948984276086, 0.48030510157239137], 60, [0.11507461033916955, -0.11507461033916944]], [60, 0, 0, 927, 81107, [0.6347695087667782, 0.36523049123322193], [0.48023009263256866, 0.5197699073674313], null, [0.0, 0.0]], [61, 0, 0, 92340, 92340, [0.48023009263256866, 0.5197699073674313], [0.48023009263256866, 0.5197699073674313], 62, [-0.11804690151407948, 0.11804690151407937]], [62, 1, 0, 47226, 81107, [0.3621831911184892, 0.6378168088815107], [0.5105782341610938, 0.4894217658389063], null, [0.0, 0.0]], [63, 1, 0, 92340, 92348, [0.5105782341610938, 0.4894217658389063], [0.5198487186172099, 0.48015128138279], 64, [0.12117941066489901, -0.12117941066489901]], [64, 0, 0, 50310, 81107, [0.641028129282109, 0.358971870717891], [0.5411119125402295, 0.45888808745977056], null, [0.0, 0.0]], [65, 0, 0, 92340, 92354, [0.5411119125402295, 0.45888808745977056], [0.48006837119211304, 0.519931628807887], 66, [-0.12260706464430271, 0.1226070646443026]], [66, 1, 0, 71820, 81107, [0.35746130654781033, 0.6425386934521896], [0.3726718457654967, 0.6273281542345033], null, [0.0, 0.0]], [67, 1, 0, 92340, 92342, [0.3726718457654967, 0.6273281542345033], [0.5200189662486122, 0.4799810337513878], 68, [0.15180249834050874, -0.15180249834050874]], [68, 0, 0, 10305, 10313, [0.671821464589121, 0.32817853541087905], [0.5511871673939543, 0.4488128326060456], null, [0.0, 0.0]], [69, 0, 0, 92340, 92351, [0.5511871673939543, 0.4488128326060456], [0.4798889047285517, 0.5201110952714483], 70, [-0.16792095528623657, 0.16792095528623652]], [70, 1, 0, 81107, 81257, [0.31196794944231515, 0.6880320505576848], [0.35592309641357833, 0.6440769035864217], null, [0.0, 0.0]], [71, 1, 0, 92340, 92341, [0.35592309641357833, 0.6440769035864217], [0.5202084213112901, 0.4797915786887099], 72, [0.10329595545076686, -0.10329595545076692]], [72, 0, 0, 31861, 75252, [0.6235043767620569, 0.376495623237943], [0.5309747938083341, 0.4690252061916658], null, [0.0, 0.0]], [73, 0, 0, 92340, 92350, [0.5309747938083341, 0.4690252061916658], [0.4796886031296451, 0.5203113968703549], 74, [-0.10408926985440337, 0.10408926985440314]], [74, 1, 0, 16480, 75403, [0.37559933327524175, 0.624400666724758], [0.5066778812109647, 0.4933221187890353], null, [0.0, 0.0]], [75, 1, 0, 92340, 92361, [0.5066778812109647, 0.4933221187890353], [0.5204205285523161, 0.47957947144768387], 76, [0.10517503520851734, -0.10517503520851745]], [76, 0, 0, 38112, 75403, [0.6255955637608335, 0.3744044362391664], [0.48817536092184327, 0.5118246390781568], null, [0.0, 0.0]], [77, 0, 0, 92340, 92356, [0.48817536092184327, 0.5118246390781568], [0.4794636146032351, 0.520536385396765], 78, [-0.1697314392063337, 0.1697314392063336]], [78, 1, 0, 50430, 78178, [0.3097321753969014, 0.6902678246030985], [0.5110896564946523, 0.4889103435053476], null, [0.0, 0.0]], [79, 1, 0, 92340, 92358, [0.5110896564946523, 0.4889103435053476], [0.5206596088033512, 0.47934039119664895], 80, [0.17076879208333284, -0.170768792083333]], [80, 0, 0, 78140, 78178, [0.691428400886684, 0.30857159911331594], [0.5174084162943395, 0.48259158370566047], null, [0.0, 0.0]], [81, 0, 0, 92340, 92346, [0.5174084162943395, 0.48259158370566047], [0.479209075589048, 0.520790924410952], 82, [-0.1492929227122199, 0.14929292271221994]], [82, 1, 0, 25820, 28917, [0.32991615287682813, 0.6700838471231719], [0.49259482175193153, 0.5074051782480685], null, [0.0, 0.0]], [83, 1, 0, 92340, 92360, [0.49259482175193153, 0.5074051782480685], [0.5209311563964361, 0.47906884360356394], 84, [0.16534296302196272, -0.16534296302196289]], [84, 0, 0, 22762, 28917, [0.6862741194183988, 0.31372588058160106], [0.5343773338619253, 0.4656226661380747], null, [0.0, 0.0]], [85, 0, 0, 92340, 92361, [0.5343773338619253, 0.4656226661380747], [0.4789187552118192, 0.5210812447881809], 86, [-0.1312629728947351, 0.13126297289473499]], [86, 1, 0, 28920, 75090, [0.3476557823170841, 0.6523442176829158], [0.462265816521917, 0.5377341834780829], null, [0.0, 0.0]], [87, 1, 0, 92340, 92348, [0.462265816521917, 0.5377341834780829], [0.5212422665629018, 0.47875773343709815], 88, [0.13956986454983278, -0.1395698645498326]], [88, 0, 0, 44316, 75259, [0.6608121311127346, 0.33918786888726554], [0.5468820311718204, 0.45311796882817956], null, [0.0, 0.0]], [89, 0, 0, 92340, 92358, [0.5468820311718204, 0.45311796882817956], [0.47858453847327587, 0.5214154615267241], 90, [-0.1304547671423652, 0.13045476714236515]], [90, 1, 0, 19700, 19704, [0.34812977133091066, 0.6518702286690893], [0.4164295923463503, 0.5835704076536498], null, [0.0, 0.0]], [91, 1, 0, 92340, 92351, [0.4164295923463503, 0.5835704076536498], [0.5216022642959469, 0.4783977357040531], 92, [0.2731429479982592, -0.273142947998259]], [92, 0, 0, 47412, 75114, [0.7947452122942061, 0.20525478770579408], [0.5863852425149425, 0.4136147574850575], null, [0.0, 0.0]], [93, 0, 0, 92340, 92348, [0.5863852425149425, 0.4136147574850575], [0.47819565587680357, 0.5218043441231964], 94, [-0.28417461559021373, 0.28417461559021373]], [94, 1, 0, 19716, 75283, [0.19402104028658984, 0.8059789597134102], [0.5149741108400687, 0.48502588915993133], null, [0.0, 0.0]], [95, 1, 0, 92340, 92359, [0.5149741108400687, 0.48502588915993133], [0.5220236549099591, 0.477976345090041], 96, [0.11649491860997352, -0.11649491860997369]], [96, 0, 0, 22884, 75403, [0.6385185735199326, 0.3614814264800673], [0.5254045949156554, 0.47459540508434467], null, [0.0, 0.0]], [97, 0, 0, 92340, 92347, [0.5254045949156554, 0.47459540508434467], [0.4777375014196846, 0.5222624985803154], 98, [-0.11777245040004908, 0.11777245040004924]], [98, 1, 0, 7500, 75403, [0.3599650510196355, 0.6400349489803646], [0.4812854378709959, 0.5187145621290041], null, [0.0, 0.0]], [99, 1, 0, 92340, 92349, [0.4812854378709959, 0.5187145621290041], [0.5225236061742083, 0.4774763938257917], 100, [0.11915594088689785, -0.11915594088689768]], [100, 0, 0, 38292, 75403, [0.6416795470611062, 0.35832045293889403], [0.5102893729023087, 0.4897106270976913], null, [0.0, 0.0]], [101, 0, 0, 92340, 92347, [0.5102893729023087, 0.4897106270976913], [0.477189757277351, 0.5228102427226489], 102, [-0.2851386152226993, 0.28513861522269957]], [102, 1, 0, 50610, 56819, [0.19205114205465174, 0.8079488579453484], [0.4930192271856866, 0.5069807728143134], null, [0.0, 0.0]], [103, 1, 0, 92340, 92354, [0.4930192271856866, 0.5069807728143134], [0.5231263444593871, 0.4768736555406129], 104, [0.29980145547431514, -0.29980145547431514]], [104, 0, 0, 7537, 56819, [0.8229277999337022, 0.17707220006629776], [0.5183634856305623, 0.4816365143694376], null, [0.0, 0.0]], [105, 0, 0, 92340, 92354, [0.5183634856305623, 0.4816365143694376], [0.4765232993694549, 0.5234767006305451], 106, [-0.2895371051807542, 0.28953710518075393]], [106, 1, 0, 53529, 56819, [0.18698619418870072, 0.813013805811299], [0.5046841747467716, 0.4953158252532283], null, [0.0, 0.0]], [107, 1, 0, 92340, 92344, [0.5046841747467716, 0.4953158252532283], [0.5238671977812154, 0.4761328022187845], 108, [0.29332381727615553, -0.2933238172761554]], [108, 0, 0, 56796, 56819, [0.8171910150573709, 0.1828089849426291], [0.5013791951385589, 0.4986208048614411], null, [0.0, 0.0]], [109, 0, 0, 92340, 92341, [0.5013791951385589, 0.4986208048614411], [0.47569484691353253, 0.5243051530864675], 110, [-0.12943469022278975, 0.12943469022278953]], [110, 1, 0, 29074, 75403, [0.3462601566907428, 0.653739843309257], [0.49676559822221855, 0.5032344017777814], null, [0.0, 0.0]], [111, 1, 0, 92340, 92358, [0.49676559822221855, 0.5032344017777814], [0.5247997770393976, 0.4752002229606023], 112, [0.13154389121234378, -0.13154389121234372]], [112, 0, 0, 7560, 75403, [0.6563436682517414, 0.3436563317482586], [0.4788369334710442, 0.5211630665289557], null, [0.0, 0.0]], [113, 0, 0, 92340, 92349, [0.4788369334710442, 0.5211630665289557], [0.47463717189340304, 0.525362828106597], 114, [-0.33318235238019234, 0.33318235238019234]], [114, 1, 0, 69090, 69131, [0.1414548195132107, 0.8585451804867893], [0.3232079390935719, 0.6767920609064281], null, [0.0, 0.0]], [115, 1, 0, 92340, 92341, [0.3232079390935719, 0.6767920609064281], [0.5260095591629662, 0.47399044083703384], 116, [0.13396487532859325, -0.1339648753285933]], [116, 0, 0, 4578, 75403, [0.6599744344915595, 0.34002556550844054], [0.4732398804219288, 0.5267601195780712], null, [0.0, 0.0]], [117, 0, 0, 92340, 92340, [0.4732398804219288, 0.5267601195780712], [0.4732398804219288, 0.5267601195780712], 118, [-0.1428204841061641, 0.142820484106164]], [118, 1, 0, 47676, 75403, [0.3304193963157647, 0.6695806036842352], [0.49127496520676367, 0.5087250347932363], null, [0.0, 0.0]], [119, 1, 0, 92340, 92348, [0.49127496520676367, 0.5087250347932363], [0.5276416911665531, 0.47235830883344687], 120, [0.2039188919277608, -0.2039188919277607]], [120, 0, 0, 60000, 90960, [0.7315605830943139, 0.2684394169056862], [0.4937567343818219, 0.5062432656181781], null, [0.0, 0.0]], [121, 0, 0, 92340, 92341, [0.4937567343818219, 0.5062432656181781], [0.4713081511354761, 0.5286918488645239], 122, [-0.20956155180472746, 0.20956155180472746]], [122, 1, 0, 35270, 90960, [0.2617465993307486, 0.7382534006692514], [0.5270188798876162, 0.47298112011238375], null, [0.0, 0.0]], [123, 1, 0, 92340, 92349, [0.5270188798876162, 0.47298112011238375], [0.5299640517645717, 0.4700359482354282], 124, [0.21919844932728216, -0.2191984493272821]], [124, 0, 0, 4609, 90960, [0.7491625010918539, 0.2508374989081461], [0.5050372950158628, 0.49496270498413725], null, [0.0, 0.0]], [125, 0, 0, 92340, 92353, [0.5050372950158628, 0.49496270498413725], [0.4684629743719473, 0.5315370256280527], 126, [-0.24711312348651227, 0.24711312348651227]], [126, 1, 0, 84618, 90954, [0.22134985088543502, 0.778650149114565], [0.5059791184793846, 0.49402088152061535], null, [0.0, 0.0]], [127, 1, 0, 92340, 92345, [0.5059791184793846, 0.49402088152061535], [0.5335316839323402, 0.46646831606765987], 128, [0.25960913209001313, -0.259609132090013]], [128, 0, 0, 25860, 90954, [0.7931408160223533, 0.20685918397764685], [0.49740111627188727, 0.5025988837281128], null, [0.0, 0.0]], [129, 0, 0, 92340, 92348, [0.49740111627188727, 0.5025988837281128], [0.46385625771294803, 0.536143742287052], 130, [-0.36537164473517797, 0.365371644735178]], [130, 1, 0, 16780, 16780, [0.09848461297777004, 0.90151538702223], [0.09848461297777003, 0.90151538702223], null, [0.0, 0.0]], [131, 1, 0, 92340, 92361, [0.09848461297777003, 0.90151538702223], [0.5397120968964295, 0.4602879031035705], 132, [0.3055346140860382, -0.3055346140860381]], [132, 0, 0, 75415, 90954, [0.8452467109824677, 0.15475328901753238], [0.7631095719105524, 0.2368904280894476], null, [0.0, 0.0]], [133, 0, 0, 92340, 92346, [0.7631095719105524, 0.2368904280894476], [0.45512110762641994, 0.5448788923735801], 134, [-0.3141955677600782, 0.31419556776007795]], [134, 1, 0, 7722, 90954, [0.14092553986634176, 0.8590744601336581], [0.5186395659894121, 0.4813604340105879], null, [0.0, 0.0]], [135, 1, 0, 92340, 92349, [0.5186395659894121, 0.4813604340105879], [0.5530256629559068, 0.4469743370440931], 136, [0.4359521247845899, -0.43595212478459]], [136, 0, 0, 13841, 90990, [0.9889777877404967, 0.01102221225950309], [0.8235692130751773, 0.1764307869248226], null, [0.0, 0.0]], [137, 0, 0, 92340, 92351, [0.8235692130751773, 0.1764307869248226], [0.5072540188414965, 0.49274598115850354], null, [0.0, 0.0]], [138, 1, 0, 41682, 90990, [0.5072540188414965, 0.49274598115850354], [0.9993739156033407, 0.0006260843966593987], null, [0.0, 0.0]], [139, 1, 0, 92340, 92357, [0.9993739156033407, 0.0006260843966593987], [1.0000014287962702, -1.4287962702394422e-06], null, [0.0, 0.0]], [140, 0, 0, 90954, 90990, [1.0000014287962702, -1.4287962702394422e-06], [1.0, 0.0], null, [0.0, 0.0]], [141, 0, 0, 92340, 92341, [1.0, 0.0], [0.5, 0.5], null, [0.0, 0.0]]], [0.5, 0.5], true]');
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('62ndzqx5shmy','gbjisrzx09bm');
INSERT INTO "table_people" VALUES('99sh0mqrbpba','gbjisrzx09bm');
INSERT INTO "table_people" VALUES('99sh0mqrbpba','cwjkf0qrol0q');
INSERT INTO "table_people" VALUES('62ndzqx5shmy','cwjkf0qrol0q');
INSERT INTO "table_people" VALUES('62ndzqx5shmy','5tkyak3pj633');
INSERT INTO "table_people" VALUES('99sh0mqrbpba','5tkyak3pj633');
INSERT INTO "table_people" VALUES('62ndzqx5shmy','9wzx2b61d5xr');
INSERT INTO "table_people" VALUES('99sh0mqrbpba','9wzx2b61d5xr');
INSERT INTO "table_people" VALUES('62ndzqx5shmy','3ba3eltadqd6');
INSERT INTO "table_people" VALUES('99sh0mqrbpba','3ba3eltadqd6');
INSERT INTO "table_people" VALUES('62ndzqx5shmy','asttakvbtpan');
INSERT INTO "table_people" VALUES('99sh0mqrbpba','asttakvbtpan');
INSERT INTO "table_people" VALUES('62ndzqx5shmy','5119plv2a1ri');
INSERT INTO "table_people" VALUES('09i7grumb4zp','86btva79mtfy');
INSERT INTO "table_people" VALUES('u1efm1bzkslf','86btva79mtfy');
INSERT INTO "table_people" VALUES('o4sbzyc473br','86btva79mtfy');
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
	due BIGINT, start TEXT, pace TEXT, hints BOOLEAN DEFAULT 1 NOT NULL, pause INTEGER DEFAULT '0' NOT NULL, lens BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('gbjisrzx09bm','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'62ndzqx5shmy','Ada','[["62ndzqx5shmy", "Ada", null], [null, null, null]]','47a12b2ec5231c3e29615b9b8a60ac584de1a90f95854590c76684da63b651e0',1794845623516,1794845623566,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('cwjkf0qrol0q','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'99sh0mqrbpba','Bo <b>','[["99sh0mqrbpba", "Bo <b>", null], [null, null, null]]','e06d31969a6d71d0e6bbd1ff62ddb1d4956283d84efcad9d34f3d674161333c9',1794845624212,1794845629591,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('5tkyak3pj633','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'62ndzqx5shmy','Ada','[["62ndzqx5shmy", "Ada", null], [null, null, null]]','7c47f82d3b08892bead1f73e7ccc3243d81db5a0e083be84829f521e283ff8f4',1794845629601,1794845629628,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "level-4", "ready": true, "left": false, "resigned": true}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('9wzx2b61d5xr','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'62ndzqx5shmy','Ada','[["62ndzqx5shmy", "Ada", null], [null, null, null]]','a197c88ce9e082cf7ff3c7f45cdfacac9e45489b3f61c845317001b2abab9e39',1794845629649,1794845629698,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}',NULL,1,0,1);
INSERT INTO "tables" VALUES('3ba3eltadqd6','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'62ndzqx5shmy','Ada','[["62ndzqx5shmy", "Ada", null], [null, null, null]]','983029aa3a40b03456c3286e08c34549e9b29ef922141e7010fb8e7c9760f837',1794845629756,1794845629844,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"live","rest":[0,7],"ahead":[0,0]}',1,0,1);
INSERT INTO "tables" VALUES('asttakvbtpan','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'62ndzqx5shmy','Ada','[["62ndzqx5shmy", "Ada", null], [null, null, null]]','e2093960123657cd75347109a0ac211204026e172e7d3a4ccd3bce2dd0313e70',1794845629932,1794845630020,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"slow"}',1,0,1);
INSERT INTO "tables" VALUES('5119plv2a1ri','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'62ndzqx5shmy','Ada','[["62ndzqx5shmy", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','0e63d729977415166d5f750abcc46ed41e844be90a32a51b856f4d03ea7ea368',1794845631383,1794845631383,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('86btva79mtfy','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'09i7grumb4zp','Teacher','[["u1efm1bzkslf", "Di", null], ["o4sbzyc473br", "Cy", null]]','11290165437c5048fc1e3a25bd460c3ab2419b83ea51540418ffd72c3a2920b4',1794845633134,1794845633206,'paused',1,'[{"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
