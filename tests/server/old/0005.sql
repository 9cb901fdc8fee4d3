-- piece da7gkirc
-- on 311xvqunv9vf
-- over f3wsbs0kc0kh
-- broken 86wph8toh8ei
-- given 0qbi6kt4f267
-- live hy5npi061xr9
-- slow 05h6dneu0msb
-- ada XqO2YhOS33RHhp1Zl5wjBOXlU8k2MGWNIP8u40a_68I
-- bo FwmcQ1hCm-wnRCmY9gs4OtFMXP88XfLLlwwLSeTrgrQ
-- teacher OZd-2hffmOxRt9zCtLOmq4f7Oa1cxA9YzEINBYbLWhw
-- code FSNN
-- cy VQON6hiMlALXNCiamtEgujI3ssC27C2FnHxLIGXxYBI
-- di XSmk2W5binp8JmceV6c8OvlQdkWX7GLGQwrA6CniHSs
-- ed 4eUsbnVyd6IwwHKG26qUQiHrzaezxDzYA31RaEPdZUE
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "class_people" VALUES('xxk60vx16rv6','dkj7warxf70s','teacher','@dkj7warxf70s',1794832538390,NULL);
INSERT INTO "class_people" VALUES('xxk60vx16rv6','isf6jbrhhbnr','pupil','Cy',1794832538432,'xqn339q1m6qa');
INSERT INTO "class_people" VALUES('xxk60vx16rv6','iu3knbmsqizh','pupil','Di',1794832538464,'xqn339q1m6qa');
INSERT INTO "class_people" VALUES('xxk60vx16rv6','eyj2aq147nzs','pupil','Ed',1794832538546,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('xxk60vx16rv6','xqn339q1m6qa',1,1);
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
INSERT INTO "events" VALUES('05h6dneu0msb',1,1794832537300,'ready',NULL,'ffy9r5vdjytk','5ba05dca-90','{}');
INSERT INTO "events" VALUES('05h6dneu0msb',2,1794832537315,'sat',1,'fmwvdcjguiq9','59f81140-89','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('05h6dneu0msb',3,1794832537315,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('05h6dneu0msb',4,1794832537323,'moved',0,'ffy9r5vdjytk','25ea724d-91','{"move":"lay A1"}');
INSERT INTO "events" VALUES('05h6dneu0msb',5,1794832537328,'moved',1,'fmwvdcjguiq9','4ea07f40-90','{"move":"lay A6"}');
INSERT INTO "events" VALUES('05h6dneu0msb',6,1794832537336,'moved',0,'ffy9r5vdjytk','d2d8b663-92','{"move":"lay B1"}');
INSERT INTO "events" VALUES('05h6dneu0msb',7,1794832537343,'moved',1,'fmwvdcjguiq9','92ea17ae-91','{"move":"lay A5"}');
INSERT INTO "events" VALUES('0qbi6kt4f267',1,1794832537142,'ready',NULL,'ffy9r5vdjytk','53378c24-85','{}');
INSERT INTO "events" VALUES('0qbi6kt4f267',2,1794832537156,'sat',1,'fmwvdcjguiq9','93ba2269-86','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('0qbi6kt4f267',3,1794832537156,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('0qbi6kt4f267',4,1794832537162,'moved',0,'ffy9r5vdjytk','827a63a7-86','{"move":"crew -"}');
INSERT INTO "events" VALUES('0qbi6kt4f267',5,1794832537164,'moved',1,'fmwvdcjguiq9','31df3be3-87','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('0qbi6kt4f267',6,1794832537166,'moved',0,'ffy9r5vdjytk','d05a0560-87','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('0qbi6kt4f267',7,1794832537168,'moved',0,'ffy9r5vdjytk','c7cc3212-88','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',1,1794832532071,'ready',NULL,'ffy9r5vdjytk','c6859dab-0','{}');
INSERT INTO "events" VALUES('311xvqunv9vf',2,1794832532087,'sat',1,'fmwvdcjguiq9','2f0b4fd4-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('311xvqunv9vf',3,1794832532087,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('311xvqunv9vf',4,1794832533399,'moved',1,'fmwvdcjguiq9','74448459-1','{"move":"place 02-35 -1,0 0"}');
INSERT INTO "events" VALUES('311xvqunv9vf',5,1794832533412,'moved',1,'fmwvdcjguiq9','a3122378-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',6,1794832533413,'moved',0,'ffy9r5vdjytk','8dbb1798-1','{"move":"place 01-24 -1,-1 1"}');
INSERT INTO "events" VALUES('311xvqunv9vf',7,1794832533414,'moved',0,'ffy9r5vdjytk','955ee1ec-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',8,1794832533416,'moved',1,'fmwvdcjguiq9','cf019d44-3','{"move":"place 03 -2,-1 2"}');
INSERT INTO "events" VALUES('311xvqunv9vf',9,1794832533417,'moved',1,'fmwvdcjguiq9','656b2cae-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',10,1794832533420,'moved',0,'ffy9r5vdjytk','2ddd7c7b-3','{"move":"place 02-14 -3,-1 0"}');
INSERT INTO "events" VALUES('311xvqunv9vf',11,1794832533425,'moved',0,'ffy9r5vdjytk','9ce78a9b-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',12,1794832533427,'moved',1,'fmwvdcjguiq9','42683670-5','{"move":"place 03-14 -3,-2 0"}');
INSERT INTO "events" VALUES('311xvqunv9vf',13,1794832533432,'moved',1,'fmwvdcjguiq9','652b0689-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',14,1794832533435,'moved',0,'ffy9r5vdjytk','389468c6-5','{"move":"place 01-24-35 -3,-3 0"}');
INSERT INTO "events" VALUES('311xvqunv9vf',15,1794832533441,'moved',0,'ffy9r5vdjytk','5e3d911d-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',16,1794832533444,'moved',1,'fmwvdcjguiq9','d3e7489b-7','{"move":"place +4:0134 -4,-3 1"}');
INSERT INTO "events" VALUES('311xvqunv9vf',17,1794832533449,'moved',1,'fmwvdcjguiq9','d5175396-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',18,1794832533465,'moved',0,'ffy9r5vdjytk','09a900ba-7','{"move":"place +3:024 -5,-2 1"}');
INSERT INTO "events" VALUES('311xvqunv9vf',19,1794832533483,'moved',0,'ffy9r5vdjytk','62633407-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',20,1794832533491,'moved',1,'fmwvdcjguiq9','173ae0e0-9','{"move":"place +3:014 -6,-2 1"}');
INSERT INTO "events" VALUES('311xvqunv9vf',21,1794832533495,'moved',1,'fmwvdcjguiq9','7219776c-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',22,1794832533499,'moved',0,'ffy9r5vdjytk','1bb2a7d6-9','{"move":"place 03-14 -2,-4 0"}');
INSERT INTO "events" VALUES('311xvqunv9vf',23,1794832533507,'moved',0,'ffy9r5vdjytk','1ad8b1da-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('311xvqunv9vf',24,1794832533515,'moved',1,'fmwvdcjguiq9','d44e0c5a-11','{"move":"place 02-35 -5,-1 0"}');
INSERT INTO "events" VALUES('311xvqunv9vf',25,1794832533519,'said',0,'ffy9r5vdjytk','e6610f6b-11','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('311xvqunv9vf',26,1794832533527,'said',1,'fmwvdcjguiq9','e1cf43d8-12','{"phrase":"thanks"}');
INSERT INTO "events" VALUES('86wph8toh8ei',1,1794832534877,'ready',NULL,'ffy9r5vdjytk','5aaf3fd2-84','{}');
INSERT INTO "events" VALUES('86wph8toh8ei',2,1794832534899,'sat',1,'fmwvdcjguiq9','92859ac4-84','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('86wph8toh8ei',3,1794832534899,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('86wph8toh8ei',4,1794832534920,'resigned',1,'fmwvdcjguiq9','a3816343-85','{"why":"resigned","bot":"level-4"}');
INSERT INTO "events" VALUES('86wph8toh8ei',5,1794832534920,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',1,1794832533574,'ready',NULL,'fmwvdcjguiq9','9a8d8131-13','{}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',2,1794832533583,'sat',1,'ffy9r5vdjytk','23389126-12','{"name":"Ada"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',3,1794832533583,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',4,1794832533596,'moved',0,'fmwvdcjguiq9','20bd1974-14','{"move":"place 02 -1,0 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',5,1794832533613,'moved',0,'fmwvdcjguiq9','183a6f45-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',6,1794832533632,'moved',1,'ffy9r5vdjytk','e317486a-13','{"move":"place 02 -1,-1 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',7,1794832533649,'moved',1,'ffy9r5vdjytk','72232bfb-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',8,1794832533667,'moved',0,'fmwvdcjguiq9','c8a397eb-16','{"move":"place 03 0,-2 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',9,1794832533670,'moved',0,'fmwvdcjguiq9','b944024f-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',10,1794832533831,'moved',1,'ffy9r5vdjytk','f2a639b1-15','{"move":"place 02 1,-3 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',11,1794832533842,'moved',1,'ffy9r5vdjytk','7a78d21c-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',12,1794832533856,'moved',0,'fmwvdcjguiq9','c408dcfa-18','{"move":"place 02-13 2,-3 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',13,1794832533868,'moved',0,'fmwvdcjguiq9','3878576d-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',14,1794832533874,'moved',1,'ffy9r5vdjytk','0600103a-17','{"move":"place 01 1,-2 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',15,1794832533884,'moved',1,'ffy9r5vdjytk','525bc66d-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',16,1794832533893,'moved',0,'fmwvdcjguiq9','ea0443ab-20','{"move":"place 01-23 3,-3 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',17,1794832533906,'moved',0,'fmwvdcjguiq9','6f28c79a-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',18,1794832533911,'moved',1,'ffy9r5vdjytk','929d91eb-19','{"move":"place +4:0124 1,-1 3"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',19,1794832533916,'moved',1,'ffy9r5vdjytk','47175665-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',20,1794832533926,'moved',0,'fmwvdcjguiq9','e0ca7a9c-22','{"move":"place 01-23-45 2,-2 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',21,1794832533938,'moved',0,'fmwvdcjguiq9','2b4ca432-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',22,1794832533953,'moved',1,'ffy9r5vdjytk','75cd1ac3-21','{"move":"place 02-14-35 3,-2 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',23,1794832533971,'moved',1,'ffy9r5vdjytk','baf2efa4-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',24,1794832533996,'moved',0,'fmwvdcjguiq9','b52190de-24','{"move":"place 03-14-25 4,-3 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',25,1794832534020,'moved',0,'fmwvdcjguiq9','c17839e9-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',26,1794832534047,'moved',1,'ffy9r5vdjytk','2e3d8384-23','{"move":"place +2:02 4,-4 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',27,1794832534123,'moved',1,'ffy9r5vdjytk','a22164c5-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',28,1794832534159,'moved',0,'fmwvdcjguiq9','4fc67011-26','{"move":"place 01-23-45 5,-5 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',29,1794832534175,'moved',0,'fmwvdcjguiq9','f2a97a02-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',30,1794832534193,'moved',1,'ffy9r5vdjytk','9c48865d-25','{"move":"place 03-14-25 5,-6 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',31,1794832534214,'moved',1,'ffy9r5vdjytk','9bc64829-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',32,1794832534231,'moved',0,'fmwvdcjguiq9','14ab8387-28','{"move":"place 02-35 5,-7 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',33,1794832534234,'moved',0,'fmwvdcjguiq9','bb4760e1-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',34,1794832534236,'moved',1,'ffy9r5vdjytk','fbdc7686-27','{"move":"place 01-35 4,-7 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',35,1794832534238,'moved',1,'ffy9r5vdjytk','75d148ad-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',36,1794832534240,'moved',0,'fmwvdcjguiq9','0aa86792-30','{"move":"place 03-14 3,-6 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',37,1794832534241,'moved',0,'fmwvdcjguiq9','e905cc15-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',38,1794832534244,'moved',1,'ffy9r5vdjytk','c8202576-29','{"move":"place 01-24-35 2,-5 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',39,1794832534245,'moved',1,'ffy9r5vdjytk','1e0d4bbf-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',40,1794832534247,'moved',0,'fmwvdcjguiq9','f4c76e76-32','{"move":"place 01-23 1,-5 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',41,1794832534248,'moved',0,'fmwvdcjguiq9','efa6c6e6-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',42,1794832534250,'moved',1,'ffy9r5vdjytk','66c60848-31','{"move":"place 03-14 2,-6 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',43,1794832534252,'moved',1,'ffy9r5vdjytk','6a5c7176-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',44,1794832534253,'moved',0,'fmwvdcjguiq9','284d5342-34','{"move":"place 02-13 1,-4 4"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',45,1794832534255,'moved',0,'fmwvdcjguiq9','1e586e45-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',46,1794832534257,'moved',1,'ffy9r5vdjytk','1facb3f9-33','{"move":"place 01 0,-4 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',47,1794832534258,'moved',1,'ffy9r5vdjytk','0a69a51b-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',48,1794832534260,'moved',0,'fmwvdcjguiq9','e8d85814-36','{"move":"place 01-24 3,-5 4"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',49,1794832534262,'moved',0,'fmwvdcjguiq9','dcf1a0a7-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',50,1794832534264,'moved',1,'ffy9r5vdjytk','908c1cc2-35','{"move":"place 02-14 6,-7 3"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',51,1794832534265,'moved',1,'ffy9r5vdjytk','8461cbe8-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',52,1794832534267,'moved',0,'fmwvdcjguiq9','938c7032-38','{"move":"place +3:012 0,-3 5"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',53,1794832534269,'moved',0,'fmwvdcjguiq9','c281f47e-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',54,1794832534271,'moved',1,'ffy9r5vdjytk','fd7e03fc-37','{"move":"place 03-14 -1,-3 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',55,1794832534272,'moved',1,'ffy9r5vdjytk','db3571bb-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',56,1794832534274,'moved',0,'fmwvdcjguiq9','311b3bdc-40','{"move":"place +3:024 -1,-4 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',57,1794832534276,'moved',0,'fmwvdcjguiq9','52b1a568-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',58,1794832534278,'moved',1,'ffy9r5vdjytk','9934d36f-39','{"move":"place 02-14 -2,-4 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',59,1794832534279,'moved',1,'ffy9r5vdjytk','48858174-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',60,1794832534281,'moved',0,'fmwvdcjguiq9','480bb8b5-42','{"move":"place 03 -3,-3 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',61,1794832534282,'moved',0,'fmwvdcjguiq9','57c3000d-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',62,1794832534284,'moved',1,'ffy9r5vdjytk','6a63988c-41','{"move":"place 01-34 -4,-2 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',63,1794832534285,'moved',1,'ffy9r5vdjytk','c488e64c-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',64,1794832534287,'moved',0,'fmwvdcjguiq9','1ddb03e7-44','{"move":"place 02-35 -4,-3 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',65,1794832534289,'moved',0,'fmwvdcjguiq9','456f6d55-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',66,1794832534291,'moved',1,'ffy9r5vdjytk','b342ff4e-43','{"move":"place 01-34 -5,-2 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',67,1794832534293,'moved',1,'ffy9r5vdjytk','209b819a-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',68,1794832534295,'moved',0,'fmwvdcjguiq9','59ae55ed-46','{"move":"place 01-35 -6,-1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',69,1794832534297,'moved',0,'fmwvdcjguiq9','8b2e8aec-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',70,1794832534299,'moved',1,'ffy9r5vdjytk','ffd1b7f2-45','{"move":"place 01-24 -6,-2 3"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',71,1794832534301,'moved',1,'ffy9r5vdjytk','a90bf7f8-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',72,1794832534303,'moved',0,'fmwvdcjguiq9','17ad9b24-48','{"move":"place 02 0,-5 4"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',73,1794832534305,'moved',0,'fmwvdcjguiq9','3c3778be-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',74,1794832534307,'moved',1,'ffy9r5vdjytk','15313b0b-47','{"move":"place +4:0134 -5,-1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',75,1794832534310,'moved',1,'ffy9r5vdjytk','52a4eb40-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',76,1794832534314,'moved',0,'fmwvdcjguiq9','d9910d61-50','{"move":"place 01-25 -6,0 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',77,1794832534323,'moved',0,'fmwvdcjguiq9','62bda2f2-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',78,1794832534327,'moved',1,'ffy9r5vdjytk','5d168910-49','{"move":"place 02 -2,-3 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',79,1794832534331,'moved',1,'ffy9r5vdjytk','051c5e88-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',80,1794832534334,'moved',0,'fmwvdcjguiq9','3aaa83e1-52','{"move":"place 01-25 -3,-2 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',81,1794832534336,'moved',0,'fmwvdcjguiq9','0e1171d0-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',82,1794832534338,'moved',1,'ffy9r5vdjytk','01c8d793-51','{"move":"place 02-13 -5,0 3"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',83,1794832534343,'moved',1,'ffy9r5vdjytk','54ae58b5-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',84,1794832534347,'moved',0,'fmwvdcjguiq9','05bb03f9-54','{"move":"place 02-14 0,-5 3"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',85,1794832534351,'moved',0,'fmwvdcjguiq9','65b617c8-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',86,1794832534355,'moved',1,'ffy9r5vdjytk','c59d6421-53','{"move":"place +1:0 4,-6 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',87,1794832534359,'moved',1,'ffy9r5vdjytk','d616ce70-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',88,1794832534363,'moved',0,'fmwvdcjguiq9','1539ef86-56','{"move":"place 01-23-45 -3,-1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',89,1794832534367,'moved',0,'fmwvdcjguiq9','d3d17550-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',90,1794832534371,'moved',1,'ffy9r5vdjytk','0599ac77-55','{"move":"place +5:01234 -1,-2 4"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',91,1794832534375,'moved',1,'ffy9r5vdjytk','d8b376eb-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',92,1794832534379,'moved',0,'fmwvdcjguiq9','a0efd72f-58','{"move":"place 01-25-34 6,-6 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',93,1794832534384,'moved',0,'fmwvdcjguiq9','4d9b6418-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',94,1794832534391,'moved',1,'ffy9r5vdjytk','3cd08774-57','{"move":"quake 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',95,1794832534395,'moved',1,'ffy9r5vdjytk','5e83d36d-58','{"move":"place 01-25-34 5,-5 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',96,1794832534399,'moved',1,'ffy9r5vdjytk','cd74722b-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',97,1794832534404,'moved',0,'fmwvdcjguiq9','ec15b9a4-60','{"move":"place 03 -6,1 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',98,1794832534412,'moved',0,'fmwvdcjguiq9','69e96d9e-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',99,1794832534416,'moved',1,'ffy9r5vdjytk','f1565b82-60','{"move":"place +2:03 -5,1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',100,1794832534424,'moved',1,'ffy9r5vdjytk','2d292255-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',101,1794832534431,'moved',0,'fmwvdcjguiq9','f5102988-62','{"move":"place +4:0123 -4,-1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',102,1794832534436,'moved',0,'fmwvdcjguiq9','650644f8-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',103,1794832534452,'moved',1,'ffy9r5vdjytk','a4eafaf3-62','{"move":"place 01-24-35 -3,0 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',104,1794832534464,'moved',1,'ffy9r5vdjytk','5e31d794-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',105,1794832534476,'moved',0,'fmwvdcjguiq9','c5727301-64','{"move":"place 01-24-35 3,-3 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',106,1794832534484,'moved',0,'fmwvdcjguiq9','cb18ea32-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',107,1794832534496,'moved',1,'ffy9r5vdjytk','f67f8566-64','{"move":"place 01 2,-4 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',108,1794832534504,'moved',1,'ffy9r5vdjytk','48fd85cd-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',109,1794832534516,'moved',0,'fmwvdcjguiq9','f32f1d38-66','{"move":"place 01-25-34 4,-4 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',110,1794832534531,'moved',0,'fmwvdcjguiq9','a764fee4-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',111,1794832534536,'moved',1,'ffy9r5vdjytk','9b618141-66','{"move":"place 02-14-35 5,-4 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',112,1794832534548,'moved',1,'ffy9r5vdjytk','d740acdf-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',113,1794832534559,'moved',0,'fmwvdcjguiq9','9508d377-68','{"move":"place +3:013 0,-3 4"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',114,1794832534564,'moved',0,'fmwvdcjguiq9','473f3131-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',115,1794832534572,'moved',1,'ffy9r5vdjytk','ea10343e-68','{"move":"quake 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',116,1794832534584,'moved',1,'ffy9r5vdjytk','9d7f61c7-69','{"move":"place 01-35 4,-5 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',117,1794832534587,'moved',1,'ffy9r5vdjytk','f9b698aa-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',118,1794832534596,'moved',0,'fmwvdcjguiq9','7a5d9786-70','{"move":"place 02-35 5,-5 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',119,1794832534604,'moved',0,'fmwvdcjguiq9','cb758509-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',120,1794832534616,'moved',1,'ffy9r5vdjytk','31d861f7-71','{"move":"place 01-34 6,-6 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',121,1794832534624,'moved',1,'ffy9r5vdjytk','c2f431ea-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',122,1794832534632,'moved',0,'fmwvdcjguiq9','bc8938fc-72','{"move":"place 01-23 -2,-2 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',123,1794832534643,'moved',0,'fmwvdcjguiq9','4012cd97-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',124,1794832534648,'moved',1,'ffy9r5vdjytk','e6e19aa5-73','{"move":"place 02-14-35 3,-3 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',125,1794832534656,'moved',1,'ffy9r5vdjytk','a4d449f6-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',126,1794832534664,'moved',0,'fmwvdcjguiq9','c3d3f5a5-74','{"move":"place +2:01 3,-4 2"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',127,1794832534669,'moved',0,'fmwvdcjguiq9','f99f0778-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',128,1794832534680,'moved',1,'ffy9r5vdjytk','79997a6e-75','{"move":"place 01-25 -4,0 1"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',129,1794832534685,'moved',1,'ffy9r5vdjytk','a4c8dc7b-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',130,1794832534700,'moved',0,'fmwvdcjguiq9','b31317da-76','{"move":"place +6:012345 6,-5 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',131,1794832534708,'moved',0,'fmwvdcjguiq9','79238314-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',132,1794832534719,'moved',1,'ffy9r5vdjytk','c3769d7d-77','{"move":"place 01-24 0,-2 3"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',133,1794832534724,'moved',1,'ffy9r5vdjytk','77633ff2-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',134,1794832534735,'moved',0,'fmwvdcjguiq9','cdaaac8a-78','{"move":"place 01 -5,2 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',135,1794832534740,'moved',0,'fmwvdcjguiq9','51093c3b-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',136,1794832534747,'moved',1,'ffy9r5vdjytk','1ea6987d-79','{"move":"place +3:014 -4,1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',137,1794832534756,'moved',1,'ffy9r5vdjytk','b68102ec-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',138,1794832534764,'moved',0,'fmwvdcjguiq9','6279ea6c-80','{"move":"place 03 -3,1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',139,1794832534772,'moved',0,'fmwvdcjguiq9','65e7eacb-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',140,1794832534784,'moved',1,'ffy9r5vdjytk','4d7f42e2-81','{"move":"place 03 0,-1 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',141,1794832534796,'moved',1,'ffy9r5vdjytk','a0e3a5bf-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',142,1794832534808,'moved',0,'fmwvdcjguiq9','172f9375-82','{"move":"place 03-14-25 2,-2 0"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',143,1794832534817,'moved',0,'fmwvdcjguiq9','e8c81cf7-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',144,1794832534817,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('f3wsbs0kc0kh',145,1794832534840,'rematch',NULL,'ffy9r5vdjytk','700202a7-83','{"secret":"b509a74ac8b8774d5ac64d3c5fe0868c6ab88d28c80f10185069e3be99e37778","commitment":"4f808f9b5298a62c79b328555f509ee0f07f9e9b87bbf9eb0a9b758fbd30304d"}');
INSERT INTO "events" VALUES('hy5npi061xr9',1,1794832537196,'ready',NULL,'ffy9r5vdjytk','6df7ec98-89','{}');
INSERT INTO "events" VALUES('hy5npi061xr9',2,1794832537217,'sat',1,'fmwvdcjguiq9','79c432bd-88','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('hy5npi061xr9',3,1794832537217,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('xqn339q1m6qa',1,1794832538499,'ready',NULL,'isf6jbrhhbnr',NULL,'{}');
INSERT INTO "events" VALUES('xqn339q1m6qa',2,1794832538499,'ready',NULL,'iu3knbmsqizh',NULL,'{}');
INSERT INTO "events" VALUES('xqn339q1m6qa',3,1794832538499,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('xqn339q1m6qa',4,1794832538520,'paused',NULL,NULL,NULL,'{"held":true}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('311xvqunv9vf',1,0,'ffy9r5vdjytk',1794832532087);
INSERT INTO "game_seats" VALUES('311xvqunv9vf',1,1,'fmwvdcjguiq9',1794832532087);
INSERT INTO "game_seats" VALUES('f3wsbs0kc0kh',1,0,'fmwvdcjguiq9',1794832533583);
INSERT INTO "game_seats" VALUES('f3wsbs0kc0kh',1,1,'ffy9r5vdjytk',1794832533583);
INSERT INTO "game_seats" VALUES('86wph8toh8ei',1,0,'ffy9r5vdjytk',1794832534899);
INSERT INTO "game_seats" VALUES('86wph8toh8ei',1,1,'fmwvdcjguiq9',1794832534899);
INSERT INTO "game_seats" VALUES('0qbi6kt4f267',1,0,'ffy9r5vdjytk',1794832537156);
INSERT INTO "game_seats" VALUES('0qbi6kt4f267',1,1,'fmwvdcjguiq9',1794832537156);
INSERT INTO "game_seats" VALUES('hy5npi061xr9',1,0,'ffy9r5vdjytk',1794832537217);
INSERT INTO "game_seats" VALUES('hy5npi061xr9',1,1,'fmwvdcjguiq9',1794832537217);
INSERT INTO "game_seats" VALUES('05h6dneu0msb',1,0,'ffy9r5vdjytk',1794832537315);
INSERT INTO "game_seats" VALUES('05h6dneu0msb',1,1,'fmwvdcjguiq9',1794832537315);
INSERT INTO "game_seats" VALUES('xqn339q1m6qa',1,0,'isf6jbrhhbnr',1794832538499);
INSERT INTO "game_seats" VALUES('xqn339q1m6qa',1,1,'iu3knbmsqizh',1794832538499);
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
INSERT INTO "games" VALUES('311xvqunv9vf',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1794832532087,NULL,NULL,NULL);
INSERT INTO "games" VALUES('f3wsbs0kc0kh',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1794832533583,1794832534817,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',144);
INSERT INTO "games" VALUES('86wph8toh8ei',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794832534899,1794832534920,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5);
INSERT INTO "games" VALUES('0qbi6kt4f267',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794832537156,NULL,NULL,NULL);
INSERT INTO "games" VALUES('hy5npi061xr9',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794832537217,NULL,NULL,NULL);
INSERT INTO "games" VALUES('05h6dneu0msb',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794832537315,NULL,NULL,NULL);
INSERT INTO "games" VALUES('xqn339q1m6qa',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Cy", "Di"]',1794832538499,NULL,NULL,NULL);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1794832538675,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('9cdce60347ffb6f9d3e2c6a11a7f771f85f91cfe4679c7fe43800344277dd5d0','ffy9r5vdjytk',1794832531979);
INSERT INTO "keys" VALUES('96d8bf746bdcd54449eaed67fae35945fb3701ab513174676daa1e020478f494','fmwvdcjguiq9',1794832532007);
INSERT INTO "keys" VALUES('04bfc0dd49b8a5aa71dd8f756e0920b143a2b91f80b4e23be834a9c407715f12','dkj7warxf70s',1794832538380);
INSERT INTO "keys" VALUES('05d9059e550fd8490e6fe46353ac405e096cbaea300877d01ca358ff954f2d13','isf6jbrhhbnr',1794832538432);
INSERT INTO "keys" VALUES('5f6756b4fe3de0ed9a580a6cbb1becee6b351dd29398ed2e30201a83124fc74a','iu3knbmsqizh',1794832538464);
INSERT INTO "keys" VALUES('cd874270492055bfae84eec7e3cfc5b2b1d65e53948c9add8755c91eb544f1f8','eyj2aq147nzs',1794832538546);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('xxk60vx16rv6','FSNN',0,1794832538198,NULL,0);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('a63cbe01c6858c682682eeecbe34f851a506ca6b70938229df46c6ce0d90088a','ffy9r5vdjytk',1794833437918);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ffy9r5vdjytk','bot','Ada',1794832531979,1794832537923,NULL);
INSERT INTO "people" VALUES('fmwvdcjguiq9','bot','Bo <b>',1794832532007,1794832537927,NULL);
INSERT INTO "people" VALUES('dkj7warxf70s','person','Teacher',1794832538380,1794832538380,NULL);
INSERT INTO "people" VALUES('isf6jbrhhbnr','person','Cy',1794832538432,1794832538432,NULL);
INSERT INTO "people" VALUES('iu3knbmsqizh','person','Di',1794832538464,1794832538464,NULL);
INSERT INTO "people" VALUES('eyj2aq147nzs','person','Ed',1794832538546,1794832538546,NULL);
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('ffy9r5vdjytk','311xvqunv9vf');
INSERT INTO "table_people" VALUES('fmwvdcjguiq9','311xvqunv9vf');
INSERT INTO "table_people" VALUES('fmwvdcjguiq9','f3wsbs0kc0kh');
INSERT INTO "table_people" VALUES('ffy9r5vdjytk','f3wsbs0kc0kh');
INSERT INTO "table_people" VALUES('ffy9r5vdjytk','86wph8toh8ei');
INSERT INTO "table_people" VALUES('fmwvdcjguiq9','86wph8toh8ei');
INSERT INTO "table_people" VALUES('ffy9r5vdjytk','0qbi6kt4f267');
INSERT INTO "table_people" VALUES('fmwvdcjguiq9','0qbi6kt4f267');
INSERT INTO "table_people" VALUES('ffy9r5vdjytk','hy5npi061xr9');
INSERT INTO "table_people" VALUES('fmwvdcjguiq9','hy5npi061xr9');
INSERT INTO "table_people" VALUES('ffy9r5vdjytk','05h6dneu0msb');
INSERT INTO "table_people" VALUES('fmwvdcjguiq9','05h6dneu0msb');
INSERT INTO "table_people" VALUES('ffy9r5vdjytk','fjllvkmnyvcw');
INSERT INTO "table_people" VALUES('dkj7warxf70s','xqn339q1m6qa');
INSERT INTO "table_people" VALUES('isf6jbrhhbnr','xqn339q1m6qa');
INSERT INTO "table_people" VALUES('iu3knbmsqizh','xqn339q1m6qa');
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
	due BIGINT, start TEXT, pace TEXT, hints BOOLEAN DEFAULT 1 NOT NULL, pause INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('311xvqunv9vf','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'ffy9r5vdjytk','Ada','[["ffy9r5vdjytk", "Ada", null], [null, null, null]]','4ce2641de7c21ae53321dddece067d27f2ed4214d168fc08fa401a55d1d9e57c',1794832532048,1794832532087,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0);
INSERT INTO "tables" VALUES('f3wsbs0kc0kh','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'fmwvdcjguiq9','Bo <b>','[["fmwvdcjguiq9", "Bo <b>", null], [null, null, null]]','cdebc872c68339485f6266d7a2dbce5df111618679e0072d05d3d1e07d56daac',1794832533540,1794832534840,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0);
INSERT INTO "tables" VALUES('86wph8toh8ei','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'ffy9r5vdjytk','Ada','[["ffy9r5vdjytk", "Ada", null], [null, null, null]]','46ebea1e5c6493b4d405a83cbeb30e642c47e62545fbf86d37f78966aed8cd09',1794832534866,1794832534920,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "level-4", "ready": true, "left": false, "resigned": true}]',NULL,NULL,NULL,1,0);
INSERT INTO "tables" VALUES('0qbi6kt4f267','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'ffy9r5vdjytk','Ada','[["ffy9r5vdjytk", "Ada", null], [null, null, null]]','aa7a4a4b48443c854c53ac139e9c6f6dba4fbdbf50f57bc125ef684711431b42',1794832534953,1794832537156,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}',NULL,1,0);
INSERT INTO "tables" VALUES('hy5npi061xr9','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'ffy9r5vdjytk','Ada','[["ffy9r5vdjytk", "Ada", null], [null, null, null]]','696cf5dd5eb5eba52dbffa6cb39380b243aa773a9516b4a7eb2fc72a5cb81733',1794832537173,1794832537217,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"live","rest":[0,7],"ahead":[0,0]}',1,0);
INSERT INTO "tables" VALUES('05h6dneu0msb','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'ffy9r5vdjytk','Ada','[["ffy9r5vdjytk", "Ada", null], [null, null, null]]','fece7a128bf21567a54b2eb4582e4716841c4ae58908814cb65480ca77d1fd8b',1794832537288,1794832537315,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"slow"}',1,0);
INSERT INTO "tables" VALUES('fjllvkmnyvcw','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'ffy9r5vdjytk','Ada','[["ffy9r5vdjytk", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','180420e8ad70f9951107847ab7dfd75adfa93f5acc0fe7a537590030fcb1eae1',1794832537910,1794832537910,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0);
INSERT INTO "tables" VALUES('xqn339q1m6qa','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'dkj7warxf70s','Teacher','[["isf6jbrhhbnr", "Cy", null], ["iu3knbmsqizh", "Di", null]]','62754322c7a56f243aa32d3fb9b7a4e6d4a5ce32a124cf9d9681f839d062099c',1794832538489,1794832538520,'paused',1,'[{"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
