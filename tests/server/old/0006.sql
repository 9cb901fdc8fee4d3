-- piece u4s6toxw
-- on s7k1p4zcm97b
-- over ov81idlhkgld
-- broken y77o1l4j0hux
-- given cv8jvwkqcl7b
-- live ogfcpo3mrmrd
-- slow kcswfoy8pyjs
-- ada bybpJmUccpamAqFaoOXw9t2fFIaN6_4l56PgFzDJIKY
-- bo Ed6OxNxvQQhz05z6iAcnHK2-523j7qb2XvoeX-cDL84
-- teacher 8LPLi7Au8XOjJ5voKC8437tfx8hAzXhP1EBT_Inc_l8
-- code JFWK
-- cy 994veWF_9QeDR_mdJGFMbYW4lc_zvTNL3pPez3QzvC0
-- di BFQOaVO1ujgHoErVPr7jUfmUyQ41i-0jUH7UpMcXOP8
-- ed 2GJe_27t9xlhlkGzzizQwAESqLtUOTMYH94PMA_8-AU
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "class_people" VALUES('kwymmurplg46','ar05fh0lt8mu','teacher','@ar05fh0lt8mu',1794835479811,NULL);
INSERT INTO "class_people" VALUES('kwymmurplg46','5m2g9wp8bltd','pupil','Cy',1794835479884,'m0k97p03x2cw');
INSERT INTO "class_people" VALUES('kwymmurplg46','703qbtcul1dl','pupil','Di',1794835479955,'m0k97p03x2cw');
INSERT INTO "class_people" VALUES('kwymmurplg46','d9znxgnm6j62','pupil','Ed',1794835480074,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('kwymmurplg46','m0k97p03x2cw',1,1);
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
INSERT INTO "events" VALUES('cv8jvwkqcl7b',1,1794835477848,'ready',NULL,'pwkosgkspcmk','104496ea-86','{}');
INSERT INTO "events" VALUES('cv8jvwkqcl7b',2,1794835477851,'sat',1,'tyq30503dhxo','e5e62124-88','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('cv8jvwkqcl7b',3,1794835477851,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('cv8jvwkqcl7b',4,1794835477856,'moved',0,'pwkosgkspcmk','0dc49668-87','{"move":"crew -"}');
INSERT INTO "events" VALUES('cv8jvwkqcl7b',5,1794835477857,'moved',1,'tyq30503dhxo','a9f7650a-89','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('cv8jvwkqcl7b',6,1794835477859,'moved',0,'pwkosgkspcmk','897a9b29-88','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('cv8jvwkqcl7b',7,1794835477860,'moved',0,'pwkosgkspcmk','4e1d0ef7-89','{"move":"crew -"}');
INSERT INTO "events" VALUES('kcswfoy8pyjs',1,1794835478055,'ready',NULL,'pwkosgkspcmk','3c777071-91','{}');
INSERT INTO "events" VALUES('kcswfoy8pyjs',2,1794835478071,'sat',1,'tyq30503dhxo','54375e32-91','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('kcswfoy8pyjs',3,1794835478071,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('kcswfoy8pyjs',4,1794835478095,'moved',0,'pwkosgkspcmk','42ef851f-92','{"move":"lay A1"}');
INSERT INTO "events" VALUES('kcswfoy8pyjs',5,1794835478106,'moved',1,'tyq30503dhxo','c809af59-92','{"move":"lay A6"}');
INSERT INTO "events" VALUES('kcswfoy8pyjs',6,1794835478116,'moved',0,'pwkosgkspcmk','42e96ed4-93','{"move":"lay B1"}');
INSERT INTO "events" VALUES('kcswfoy8pyjs',7,1794835478125,'moved',1,'tyq30503dhxo','8684c7a0-93','{"move":"lay A5"}');
INSERT INTO "events" VALUES('m0k97p03x2cw',1,1794835480039,'ready',NULL,'703qbtcul1dl',NULL,'{}');
INSERT INTO "events" VALUES('m0k97p03x2cw',2,1794835480039,'ready',NULL,'5m2g9wp8bltd',NULL,'{}');
INSERT INTO "events" VALUES('m0k97p03x2cw',3,1794835480039,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('m0k97p03x2cw',4,1794835480057,'paused',NULL,NULL,NULL,'{"held":true}');
INSERT INTO "events" VALUES('ogfcpo3mrmrd',1,1794835477872,'ready',NULL,'pwkosgkspcmk','591030de-90','{}');
INSERT INTO "events" VALUES('ogfcpo3mrmrd',2,1794835477942,'sat',1,'tyq30503dhxo','85dad06a-90','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('ogfcpo3mrmrd',3,1794835477942,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('ov81idlhkgld',1,1794835470810,'ready',NULL,'tyq30503dhxo','8c24fcbb-12','{}');
INSERT INTO "events" VALUES('ov81idlhkgld',2,1794835470834,'sat',1,'pwkosgkspcmk','9ae681ae-13','{"name":"Ada"}');
INSERT INTO "events" VALUES('ov81idlhkgld',3,1794835470834,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('ov81idlhkgld',4,1794835470868,'moved',0,'tyq30503dhxo','73fa4cac-13','{"move":"place 01 -1,0 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',5,1794835470892,'moved',0,'tyq30503dhxo','af7c0d08-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',6,1794835470915,'moved',1,'pwkosgkspcmk','39a89026-14','{"move":"place 01-23-45 0,-1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',7,1794835470937,'moved',1,'pwkosgkspcmk','cc4ccaa1-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',8,1794835470954,'moved',0,'tyq30503dhxo','230393b3-15','{"move":"place 01 -1,-1 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',9,1794835470964,'moved',0,'tyq30503dhxo','cd1d2718-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',10,1794835470979,'moved',1,'pwkosgkspcmk','ffca8304-16','{"move":"place 01-25-34 0,-2 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',11,1794835470981,'moved',1,'pwkosgkspcmk','a249558e-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',12,1794835470983,'moved',0,'tyq30503dhxo','257f8a06-17','{"move":"place 02 -1,-2 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',13,1794835470992,'moved',0,'tyq30503dhxo','cecd84e6-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',14,1794835471000,'moved',1,'pwkosgkspcmk','384c18d6-18','{"move":"place 02 -1,-3 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',15,1794835471012,'moved',1,'pwkosgkspcmk','7c904221-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',16,1794835471030,'moved',0,'tyq30503dhxo','fb892d98-19','{"move":"place 03-14 0,-4 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',17,1794835471045,'moved',0,'tyq30503dhxo','64cfe6f1-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',18,1794835471057,'moved',1,'pwkosgkspcmk','a3b9b9a7-20','{"move":"place 02-13 0,-5 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',19,1794835471072,'moved',1,'pwkosgkspcmk','789946ac-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',20,1794835471084,'moved',0,'tyq30503dhxo','78788d51-21','{"move":"place 03-14 1,-5 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',21,1794835471107,'moved',0,'tyq30503dhxo','b2284ee4-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',22,1794835471131,'moved',1,'pwkosgkspcmk','3881ed9e-22','{"move":"place 01-35 2,-6 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',23,1794835471152,'moved',1,'pwkosgkspcmk','1b4d5453-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',24,1794835471180,'moved',0,'tyq30503dhxo','81390e64-23','{"move":"place 01-24-35 3,-6 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',25,1794835471207,'moved',0,'tyq30503dhxo','3044f9e4-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',26,1794835471224,'moved',1,'pwkosgkspcmk','16eb39de-24','{"move":"place 02 4,-7 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',27,1794835471387,'moved',1,'pwkosgkspcmk','0682fe51-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',28,1794835471404,'moved',0,'tyq30503dhxo','3ee59394-25','{"move":"place 02-14-35 5,-7 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',29,1794835471409,'moved',0,'tyq30503dhxo','07b93e24-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',30,1794835471422,'moved',1,'pwkosgkspcmk','116cce1a-26','{"move":"place 02-35 6,-8 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',31,1794835471440,'moved',1,'pwkosgkspcmk','ab6296af-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',32,1794835471444,'moved',0,'tyq30503dhxo','d70918bd-27','{"move":"place +4:0134 2,-5 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',33,1794835471447,'moved',0,'tyq30503dhxo','1a3f071c-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',34,1794835471467,'moved',1,'pwkosgkspcmk','cd1c6151-28','{"move":"place 01-25 1,-4 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',35,1794835471495,'moved',1,'pwkosgkspcmk','ea97a1d3-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',36,1794835471528,'moved',0,'tyq30503dhxo','d76c9549-29','{"move":"place 01-24 3,-5 4"}');
INSERT INTO "events" VALUES('ov81idlhkgld',37,1794835471547,'moved',0,'tyq30503dhxo','b3103c5c-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',38,1794835471569,'moved',1,'pwkosgkspcmk','42ea29cb-30','{"move":"place 01-35 4,-6 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',39,1794835471595,'moved',1,'pwkosgkspcmk','91aba7cf-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',40,1794835471611,'moved',0,'tyq30503dhxo','8f455a2b-31','{"move":"place 02-14 5,-6 4"}');
INSERT INTO "events" VALUES('ov81idlhkgld',41,1794835471629,'moved',0,'tyq30503dhxo','02fff7e0-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',42,1794835471658,'moved',1,'pwkosgkspcmk','0e7e1bc5-32','{"move":"place 02-14 6,-7 5"}');
INSERT INTO "events" VALUES('ov81idlhkgld',43,1794835471687,'moved',1,'pwkosgkspcmk','a2b8c0aa-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',44,1794835471711,'moved',0,'tyq30503dhxo','734d375f-33','{"move":"place 01-24-35 1,-3 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',45,1794835471728,'moved',0,'tyq30503dhxo','3c3808b8-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',46,1794835471749,'moved',1,'pwkosgkspcmk','c5e177cd-34','{"move":"place 01 6,-6 5"}');
INSERT INTO "events" VALUES('ov81idlhkgld',47,1794835471779,'moved',1,'pwkosgkspcmk','473b778f-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',48,1794835471803,'moved',0,'tyq30503dhxo','e101a651-35','{"move":"place 03 2,-3 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',49,1794835471829,'moved',0,'tyq30503dhxo','c4c5b809-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',50,1794835471858,'moved',1,'pwkosgkspcmk','93408354-36','{"move":"place 01-23 0,-3 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',51,1794835471885,'moved',1,'pwkosgkspcmk','643ec63c-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',52,1794835471911,'moved',0,'tyq30503dhxo','9148af83-37','{"move":"place 02-14 4,-5 5"}');
INSERT INTO "events" VALUES('ov81idlhkgld',53,1794835471947,'moved',0,'tyq30503dhxo','4433b0bc-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',54,1794835471967,'moved',1,'pwkosgkspcmk','4f7cb36b-38','{"move":"place +1:0 3,-3 5"}');
INSERT INTO "events" VALUES('ov81idlhkgld',55,1794835471991,'moved',1,'pwkosgkspcmk','1886397b-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',56,1794835472006,'moved',0,'tyq30503dhxo','8ffca010-39','{"move":"place +2:02 4,-4 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',57,1794835472029,'moved',0,'tyq30503dhxo','1890bfac-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',58,1794835472048,'moved',1,'pwkosgkspcmk','a3de0fcb-40','{"move":"place 01-25-34 5,-4 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',59,1794835472075,'moved',1,'pwkosgkspcmk','f2db251c-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',60,1794835472104,'moved',0,'tyq30503dhxo','4d9d6521-41','{"move":"place 01-25 1,-2 4"}');
INSERT INTO "events" VALUES('ov81idlhkgld',61,1794835472125,'moved',0,'tyq30503dhxo','3f13fd79-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',62,1794835472156,'moved',1,'pwkosgkspcmk','36202f2f-42','{"move":"place 01 5,-5 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',63,1794835472179,'moved',1,'pwkosgkspcmk','be35320e-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',64,1794835472204,'moved',0,'tyq30503dhxo','5413b466-43','{"move":"place 03-14-25 0,-2 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',65,1794835472236,'moved',0,'tyq30503dhxo','64538994-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',66,1794835472271,'moved',1,'pwkosgkspcmk','a76f5fec-44','{"move":"place 02-14-35 0,-1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',67,1794835472285,'moved',1,'pwkosgkspcmk','b2f2aacb-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',68,1794835472312,'moved',0,'tyq30503dhxo','b76f83e0-45','{"move":"place 03 4,-3 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',69,1794835472343,'moved',0,'tyq30503dhxo','6f4e2213-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',70,1794835472376,'moved',1,'pwkosgkspcmk','b5c3e365-46','{"move":"place 02-13 6,-5 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',71,1794835472403,'moved',1,'pwkosgkspcmk','79e831e9-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',72,1794835472436,'moved',0,'tyq30503dhxo','1802191c-47','{"move":"place 01-23 1,-1 3"}');
INSERT INTO "events" VALUES('ov81idlhkgld',73,1794835472459,'moved',0,'tyq30503dhxo','0e089340-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',74,1794835472487,'moved',1,'pwkosgkspcmk','2fc473de-48','{"move":"place 03 3,-2 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',75,1794835472500,'moved',1,'pwkosgkspcmk','250fac64-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',76,1794835472531,'moved',0,'tyq30503dhxo','fb7687ba-49','{"move":"place +3:024 5,-3 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',77,1794835472556,'moved',0,'tyq30503dhxo','47f14232-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',78,1794835472581,'moved',1,'pwkosgkspcmk','915c70a8-50','{"move":"place +5:01234 6,-4 5"}');
INSERT INTO "events" VALUES('ov81idlhkgld',79,1794835472610,'moved',1,'pwkosgkspcmk','628713a6-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',80,1794835472642,'moved',0,'tyq30503dhxo','c6a2c9f9-51','{"move":"place 01-34 2,-4 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',81,1794835472667,'moved',0,'tyq30503dhxo','86908cf6-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',82,1794835472696,'moved',1,'pwkosgkspcmk','6e2c9299-52','{"move":"place 02-13 -1,1 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',83,1794835472717,'moved',1,'pwkosgkspcmk','866a1998-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',84,1794835472755,'moved',0,'tyq30503dhxo','4af3b9c8-53','{"move":"place 01-23-45 1,0 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',85,1794835472765,'moved',0,'tyq30503dhxo','34786ee3-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',86,1794835472804,'moved',1,'pwkosgkspcmk','5befff2f-54','{"move":"place 01 4,-2 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',87,1794835472840,'moved',1,'pwkosgkspcmk','e4022958-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',88,1794835472862,'moved',0,'tyq30503dhxo','0b004b41-55','{"move":"place +3:012 5,-2 3"}');
INSERT INTO "events" VALUES('ov81idlhkgld',89,1794835472895,'moved',0,'tyq30503dhxo','eddf3830-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',90,1794835472918,'moved',1,'pwkosgkspcmk','c77eefdb-56','{"move":"place 03-14 2,-1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',91,1794835472938,'moved',1,'pwkosgkspcmk','055aac4c-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',92,1794835472979,'moved',0,'tyq30503dhxo','6772cd3c-57','{"move":"place 01-24-35 -2,2 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',93,1794835473000,'moved',0,'tyq30503dhxo','3931ce11-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',94,1794835473027,'moved',1,'pwkosgkspcmk','713e2527-58','{"move":"place 01-25-34 -3,2 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',95,1794835473047,'moved',1,'pwkosgkspcmk','d6a69e5b-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',96,1794835473076,'moved',0,'tyq30503dhxo','590d3a22-59','{"move":"place 01-35 -3,1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',97,1794835473100,'moved',0,'tyq30503dhxo','3a8707ff-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',98,1794835473137,'moved',1,'pwkosgkspcmk','5b82add8-60','{"move":"place 03-14-25 -3,0 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',99,1794835473171,'moved',1,'pwkosgkspcmk','7377a032-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',100,1794835473192,'moved',0,'tyq30503dhxo','4a294912-61','{"move":"place 02-35 -3,-1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',101,1794835473212,'moved',0,'tyq30503dhxo','85f1cb6b-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',102,1794835473247,'moved',1,'pwkosgkspcmk','da79e6c3-62','{"move":"place 02 -3,-2 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',103,1794835473276,'moved',1,'pwkosgkspcmk','bbd96a46-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',104,1794835473300,'moved',0,'tyq30503dhxo','d4916e44-63','{"move":"place 02 -2,-3 4"}');
INSERT INTO "events" VALUES('ov81idlhkgld',105,1794835473327,'moved',0,'tyq30503dhxo','9b5cb968-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',106,1794835473363,'moved',1,'pwkosgkspcmk','6cadd043-64','{"move":"place +2:03 -2,-4 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',107,1794835473390,'moved',1,'pwkosgkspcmk','08d7e796-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',108,1794835473417,'moved',0,'tyq30503dhxo','1bba4118-65','{"move":"place +3:014 -4,-1 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',109,1794835473436,'moved',0,'tyq30503dhxo','d37c5480-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',110,1794835473463,'moved',1,'pwkosgkspcmk','4daa37f1-66','{"move":"place 01 -4,-2 3"}');
INSERT INTO "events" VALUES('ov81idlhkgld',111,1794835473488,'moved',1,'pwkosgkspcmk','3e631cea-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',112,1794835473508,'moved',0,'tyq30503dhxo','d85375de-67','{"move":"place 03 -5,-1 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',113,1794835473527,'moved',0,'tyq30503dhxo','02c2b519-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',114,1794835473547,'moved',1,'pwkosgkspcmk','fa279069-68','{"move":"place 01-24 -6,0 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',115,1794835473572,'moved',1,'pwkosgkspcmk','a874131b-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',116,1794835473604,'moved',0,'tyq30503dhxo','5f50b6ba-69','{"move":"place +3:013 -6,-1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',117,1794835473624,'moved',0,'tyq30503dhxo','3abcc7a4-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',118,1794835473647,'moved',1,'pwkosgkspcmk','5f93544b-70','{"move":"place +4:0123 -6,-2 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',119,1794835473672,'moved',1,'pwkosgkspcmk','c49b9173-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',120,1794835473691,'moved',0,'tyq30503dhxo','dd3c2d80-71','{"move":"place +2:01 -5,-2 4"}');
INSERT INTO "events" VALUES('ov81idlhkgld',121,1794835473706,'moved',0,'tyq30503dhxo','9b7f99d5-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',122,1794835473739,'moved',1,'pwkosgkspcmk','474091c4-72','{"move":"place 01-24 -4,0 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',123,1794835473761,'moved',1,'pwkosgkspcmk','7e844dc9-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',124,1794835473793,'moved',0,'tyq30503dhxo','6a01a5cc-73','{"move":"place 03-14-25 -5,1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',125,1794835473805,'moved',0,'tyq30503dhxo','d0f46487-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',126,1794835473841,'moved',1,'pwkosgkspcmk','243200db-74','{"move":"place 01-23 -6,1 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',127,1794835473861,'moved',1,'pwkosgkspcmk','72d0b6d2-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',128,1794835473893,'moved',0,'tyq30503dhxo','8ad53650-75','{"move":"place 02-35 -6,2 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',129,1794835473917,'moved',0,'tyq30503dhxo','8aab8fd6-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',130,1794835473931,'moved',1,'pwkosgkspcmk','9e6a4f13-76','{"move":"place 01-25 -2,-1 4"}');
INSERT INTO "events" VALUES('ov81idlhkgld',131,1794835473969,'moved',1,'pwkosgkspcmk','d6e6cea9-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',132,1794835473980,'moved',0,'tyq30503dhxo','d0278172-77','{"move":"place 01-34 -5,2 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',133,1794835474011,'moved',0,'tyq30503dhxo','1968ebb2-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',134,1794835474018,'moved',1,'pwkosgkspcmk','cd1c145c-78','{"move":"place +6:012345 -4,1 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',135,1794835474039,'moved',1,'pwkosgkspcmk','fbdd1b9b-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',136,1794835474051,'moved',0,'tyq30503dhxo','9fc63a55-79','{"move":"place 01-23-45 -6,3 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',137,1794835474054,'moved',0,'tyq30503dhxo','ea395c29-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',138,1794835474079,'moved',1,'pwkosgkspcmk','f7481906-80','{"move":"place 02-14-35 -5,3 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',139,1794835474103,'moved',1,'pwkosgkspcmk','f769369e-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',140,1794835474130,'moved',0,'tyq30503dhxo','64514f58-81','{"move":"quake 0"}');
INSERT INTO "events" VALUES('ov81idlhkgld',141,1794835474147,'moved',0,'tyq30503dhxo','eb657ae6-82','{"move":"place 03 0,-5 2"}');
INSERT INTO "events" VALUES('ov81idlhkgld',142,1794835474168,'moved',0,'tyq30503dhxo','31fedd5b-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',143,1794835474196,'moved',1,'pwkosgkspcmk','c57428b0-82','{"move":"place +4:0124 0,-4 3"}');
INSERT INTO "events" VALUES('ov81idlhkgld',144,1794835474216,'moved',1,'pwkosgkspcmk','775e3981-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',145,1794835474237,'moved',0,'tyq30503dhxo','d6c8ad28-84','{"move":"place 01-34 0,-2 1"}');
INSERT INTO "events" VALUES('ov81idlhkgld',146,1794835474265,'moved',0,'tyq30503dhxo','4543bd22-85','{"move":"crew -"}');
INSERT INTO "events" VALUES('ov81idlhkgld',147,1794835474265,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('ov81idlhkgld',148,1794835474293,'rematch',NULL,'pwkosgkspcmk','13c3fcbb-84','{"secret":"ca091aea416fcac2674437189485de5dc498f1317431e433d8ea1c358313cc1f","commitment":"437d7768673069604d4c8aed29e804d249a0eddd10517970c67a4dad8d3a6a26"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',1,1794835468813,'ready',NULL,'pwkosgkspcmk','2f0c6e74-0','{}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',2,1794835468835,'sat',1,'tyq30503dhxo','e3971c19-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',3,1794835468835,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',4,1794835470018,'moved',0,'pwkosgkspcmk','f2cbc6d6-1','{"move":"place 01 -1,0 1"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',5,1794835470048,'moved',0,'pwkosgkspcmk','b803dd48-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',6,1794835470073,'moved',1,'tyq30503dhxo','81f5841b-1','{"move":"place 01-35 0,-1 3"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',7,1794835470093,'moved',1,'tyq30503dhxo','9e04f007-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',8,1794835470132,'moved',0,'pwkosgkspcmk','6e7deb05-3','{"move":"place 03 0,-2 0"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',9,1794835470173,'moved',0,'pwkosgkspcmk','a66cfb5f-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',10,1794835470200,'moved',1,'tyq30503dhxo','5d5525ec-3','{"move":"place 01-24 0,-3 1"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',11,1794835470202,'moved',1,'tyq30503dhxo','f6bca378-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',12,1794835470204,'moved',0,'pwkosgkspcmk','7ae68ffc-5','{"move":"place 01 -1,-3 1"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',13,1794835470206,'moved',0,'pwkosgkspcmk','093f98e9-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',14,1794835470224,'moved',1,'tyq30503dhxo','57180fd1-5','{"move":"place 01-34 0,-4 1"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',15,1794835470256,'moved',1,'tyq30503dhxo','a81e5bcc-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',16,1794835470270,'moved',0,'pwkosgkspcmk','7f7927e9-7','{"move":"place 03-14 -1,-4 1"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',17,1794835470285,'moved',0,'pwkosgkspcmk','41813eeb-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',18,1794835470302,'moved',1,'tyq30503dhxo','213fc538-7','{"move":"place 03-14 -2,-4 1"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',19,1794835470332,'moved',1,'tyq30503dhxo','2e98d9ac-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',20,1794835470348,'moved',0,'pwkosgkspcmk','32c2da6d-9','{"move":"place 02 -3,-3 1"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',21,1794835470399,'moved',0,'pwkosgkspcmk','b58541b3-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',22,1794835470507,'moved',1,'tyq30503dhxo','5bd8f8c3-9','{"move":"place 02 0,-5 2"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',23,1794835470560,'moved',1,'tyq30503dhxo','66c7d28a-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',24,1794835470635,'moved',0,'pwkosgkspcmk','ebaaf9d5-11','{"move":"place 02-14-35 1,-5 0"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',25,1794835470656,'said',0,'pwkosgkspcmk','1007469e-12','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('s7k1p4zcm97b',26,1794835470668,'said',1,'tyq30503dhxo','2c0e523d-11','{"phrase":"thanks"}');
INSERT INTO "events" VALUES('y77o1l4j0hux',1,1794835474371,'ready',NULL,'pwkosgkspcmk','478a5ec5-85','{}');
INSERT INTO "events" VALUES('y77o1l4j0hux',2,1794835474412,'sat',1,'tyq30503dhxo','c8322d85-86','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('y77o1l4j0hux',3,1794835474412,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('y77o1l4j0hux',4,1794835474447,'resigned',1,'tyq30503dhxo','28d0e17c-87','{"why":"resigned","bot":"level-4"}');
INSERT INTO "events" VALUES('y77o1l4j0hux',5,1794835474447,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('s7k1p4zcm97b',1,0,'pwkosgkspcmk',1794835468835);
INSERT INTO "game_seats" VALUES('s7k1p4zcm97b',1,1,'tyq30503dhxo',1794835468835);
INSERT INTO "game_seats" VALUES('ov81idlhkgld',1,0,'tyq30503dhxo',1794835470834);
INSERT INTO "game_seats" VALUES('ov81idlhkgld',1,1,'pwkosgkspcmk',1794835470834);
INSERT INTO "game_seats" VALUES('y77o1l4j0hux',1,0,'pwkosgkspcmk',1794835474412);
INSERT INTO "game_seats" VALUES('y77o1l4j0hux',1,1,'tyq30503dhxo',1794835474412);
INSERT INTO "game_seats" VALUES('cv8jvwkqcl7b',1,0,'pwkosgkspcmk',1794835477851);
INSERT INTO "game_seats" VALUES('cv8jvwkqcl7b',1,1,'tyq30503dhxo',1794835477851);
INSERT INTO "game_seats" VALUES('ogfcpo3mrmrd',1,0,'pwkosgkspcmk',1794835477942);
INSERT INTO "game_seats" VALUES('ogfcpo3mrmrd',1,1,'tyq30503dhxo',1794835477942);
INSERT INTO "game_seats" VALUES('kcswfoy8pyjs',1,0,'pwkosgkspcmk',1794835478071);
INSERT INTO "game_seats" VALUES('kcswfoy8pyjs',1,1,'tyq30503dhxo',1794835478071);
INSERT INTO "game_seats" VALUES('m0k97p03x2cw',1,0,'703qbtcul1dl',1794835480039);
INSERT INTO "game_seats" VALUES('m0k97p03x2cw',1,1,'5m2g9wp8bltd',1794835480039);
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
INSERT INTO "games" VALUES('s7k1p4zcm97b',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1794835468835,NULL,NULL,NULL);
INSERT INTO "games" VALUES('ov81idlhkgld',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1794835470834,1794835474265,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',147);
INSERT INTO "games" VALUES('y77o1l4j0hux',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794835474412,1794835474447,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5);
INSERT INTO "games" VALUES('cv8jvwkqcl7b',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794835477851,NULL,NULL,NULL);
INSERT INTO "games" VALUES('ogfcpo3mrmrd',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794835477942,NULL,NULL,NULL);
INSERT INTO "games" VALUES('kcswfoy8pyjs',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794835478071,NULL,NULL,NULL);
INSERT INTO "games" VALUES('m0k97p03x2cw',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Di", "Cy"]',1794835480039,NULL,NULL,NULL);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1794835480302,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('be411abb6cacb419ca79d6c2f01277541651fca008a9907b9997de777bdbed79','pwkosgkspcmk',1794835467864);
INSERT INTO "keys" VALUES('971f1026580fcceea7b62e1819c680c20c560e79e5f28dc82f59e6a1f3c57ded','tyq30503dhxo',1794835468715);
INSERT INTO "keys" VALUES('e88e760247de170a72241d2e878bc66c189a4fa4899d97106bc75cd7badf6406','ar05fh0lt8mu',1794835479801);
INSERT INTO "keys" VALUES('9a39e0f436488e246d531c38830948f80cb0b7d9a1167075e5ba319e7b72178e','5m2g9wp8bltd',1794835479884);
INSERT INTO "keys" VALUES('91ea5fe17c4d469eac157c6b567efa946547d4848c7382e1b829bf1ad3578548','703qbtcul1dl',1794835479955);
INSERT INTO "keys" VALUES('ee7ee77479b51f792d5374c9b6b4b8ed06d53d082ee46549e1f7dfcecef5cb92','d9znxgnm6j62',1794835480074);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('kwymmurplg46','JFWK',0,1794835479576,NULL,0);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('9f857c0a05983998bf58cc92d5f201a7a2dd48882f1cfd7ab04239b55ce468fa','pwkosgkspcmk',1794836379168);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('pwkosgkspcmk','bot','Ada',1794835467864,1794835479192,NULL);
INSERT INTO "people" VALUES('tyq30503dhxo','bot','Bo <b>',1794835468715,1794835479215,NULL);
INSERT INTO "people" VALUES('ar05fh0lt8mu','person','Teacher',1794835479801,1794835479801,NULL);
INSERT INTO "people" VALUES('5m2g9wp8bltd','person','Cy',1794835479884,1794835479884,NULL);
INSERT INTO "people" VALUES('703qbtcul1dl','person','Di',1794835479955,1794835479955,NULL);
INSERT INTO "people" VALUES('d9znxgnm6j62','person','Ed',1794835480074,1794835480074,NULL);
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('pwkosgkspcmk','s7k1p4zcm97b');
INSERT INTO "table_people" VALUES('tyq30503dhxo','s7k1p4zcm97b');
INSERT INTO "table_people" VALUES('tyq30503dhxo','ov81idlhkgld');
INSERT INTO "table_people" VALUES('pwkosgkspcmk','ov81idlhkgld');
INSERT INTO "table_people" VALUES('pwkosgkspcmk','y77o1l4j0hux');
INSERT INTO "table_people" VALUES('tyq30503dhxo','y77o1l4j0hux');
INSERT INTO "table_people" VALUES('pwkosgkspcmk','cv8jvwkqcl7b');
INSERT INTO "table_people" VALUES('tyq30503dhxo','cv8jvwkqcl7b');
INSERT INTO "table_people" VALUES('pwkosgkspcmk','ogfcpo3mrmrd');
INSERT INTO "table_people" VALUES('tyq30503dhxo','ogfcpo3mrmrd');
INSERT INTO "table_people" VALUES('pwkosgkspcmk','kcswfoy8pyjs');
INSERT INTO "table_people" VALUES('tyq30503dhxo','kcswfoy8pyjs');
INSERT INTO "table_people" VALUES('pwkosgkspcmk','xl6r0dux5j7w');
INSERT INTO "table_people" VALUES('ar05fh0lt8mu','m0k97p03x2cw');
INSERT INTO "table_people" VALUES('703qbtcul1dl','m0k97p03x2cw');
INSERT INTO "table_people" VALUES('5m2g9wp8bltd','m0k97p03x2cw');
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
INSERT INTO "tables" VALUES('s7k1p4zcm97b','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'pwkosgkspcmk','Ada','[["pwkosgkspcmk", "Ada", null], [null, null, null]]','db7df2a83fedad97ab67273a6657786ef3b007b614e4d7720537636f3c8052f1',1794835468773,1794835468835,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('ov81idlhkgld','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'tyq30503dhxo','Bo <b>','[["tyq30503dhxo", "Bo <b>", null], [null, null, null]]','eab2604d5b1606936c559b41c51098ee4811c19565757880a87bd6ed1a099634',1794835470781,1794835474293,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('y77o1l4j0hux','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'pwkosgkspcmk','Ada','[["pwkosgkspcmk", "Ada", null], [null, null, null]]','45e4bd335daf48e8ab417cfa3e6c028f1a7bc149211c4441a72058f084574616',1794835474340,1794835474447,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "level-4", "ready": true, "left": false, "resigned": true}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('cv8jvwkqcl7b','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'pwkosgkspcmk','Ada','[["pwkosgkspcmk", "Ada", null], [null, null, null]]','9bff7814f4adf42ced56c136672ca704faf549f9021d740e49f5274ad81bb2ff',1794835474507,1794835477851,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}',NULL,1,0,1);
INSERT INTO "tables" VALUES('ogfcpo3mrmrd','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'pwkosgkspcmk','Ada','[["pwkosgkspcmk", "Ada", null], [null, null, null]]','68315ba7859185d6119bb3ad275587a0a55e0840912eeb1902a2ac94468f625c',1794835477866,1794835477942,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"live","rest":[0,7],"ahead":[0,0]}',1,0,1);
INSERT INTO "tables" VALUES('kcswfoy8pyjs','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'pwkosgkspcmk','Ada','[["pwkosgkspcmk", "Ada", null], [null, null, null]]','eaf11b3468c46ed482d10268331f2fcdae0ac95e5b0b81abe61e2bc42c8e7077',1794835477998,1794835478071,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"slow"}',1,0,1);
INSERT INTO "tables" VALUES('xl6r0dux5j7w','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'pwkosgkspcmk','Ada','[["pwkosgkspcmk", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','4860939e4359a199410de89bcb1fa769c6cdceb77d3668174f90a6f5f39742b5',1794835479135,1794835479135,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
INSERT INTO "tables" VALUES('m0k97p03x2cw','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'ar05fh0lt8mu','Teacher','[["703qbtcul1dl", "Di", null], ["5m2g9wp8bltd", "Cy", null]]','b19249f9c98879d51083912529a58379b058a37c472575fef4e082fb78c71c14',1794835480008,1794835480057,'paused',1,'[{"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
