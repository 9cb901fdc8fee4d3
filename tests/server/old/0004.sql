-- piece nitpzqvz
-- on w305ffi11zfk
-- over jjyu6eel07r4
-- broken rnuvza7ikk9r
-- given y8qrlvehiqyg
-- live 4qi1ri4abfol
-- slow uld6jm14r5n6
-- ada BeHPBDV84zL8WH9KGeTuvfis4Eg8cuwbyRiW94yovPw
-- bo 0bJhzzmCKoTQlcUUArWzEWXMBH8KNuV0G2hs4XU2cfk
-- teacher z-ApnecXe6pwNAW2qoATWPgLFLHBtMvY_yUGXJ8DOCs
-- code WTHJ
-- cy my0Ujn0awaL5w5nDJMfTBDBys-vSTAzzchT2O53TN8w
-- di b_yViqDkewuOkLp8fwS5E6uTdVPpLcWHbfkgMDWJ0fI
-- ed LnZGefLyWthyNiwWf4S_cI9DlyfJRGC8VknTANY-FHw
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "class_people" VALUES('7it1tpmo80ho','812v03f7i156','teacher','@812v03f7i156',1794821859307,NULL);
INSERT INTO "class_people" VALUES('7it1tpmo80ho','sqqvq1eg1td9','pupil','Cy',1794821859359,'k866aagrouim');
INSERT INTO "class_people" VALUES('7it1tpmo80ho','83tzklpmmw5p','pupil','Di',1794821859402,'k866aagrouim');
INSERT INTO "class_people" VALUES('7it1tpmo80ho','vgfks5kjo2ca','pupil','Ed',1794821859568,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('7it1tpmo80ho','k866aagrouim',1,1);
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
INSERT INTO "events" VALUES('4qi1ri4abfol',1,1794821857030,'ready',NULL,'sfz5azzopt8s','531d793d-88','{}');
INSERT INTO "events" VALUES('4qi1ri4abfol',2,1794821857043,'sat',1,'fvzsim0v31c6','9310f483-88','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('4qi1ri4abfol',3,1794821857043,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('jjyu6eel07r4',1,1794821849974,'ready',NULL,'fvzsim0v31c6','e58ea4da-13','{}');
INSERT INTO "events" VALUES('jjyu6eel07r4',2,1794821849992,'sat',1,'sfz5azzopt8s','5afa97f1-12','{"name":"Ada"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',3,1794821849992,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('jjyu6eel07r4',4,1794821850019,'moved',0,'fvzsim0v31c6','efc26ec9-14','{"move":"place 03 -1,0 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',5,1794821850031,'moved',0,'fvzsim0v31c6','18cd0248-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',6,1794821850047,'moved',1,'sfz5azzopt8s','b86da9ee-13','{"move":"place 02 -2,0 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',7,1794821850067,'moved',1,'sfz5azzopt8s','cdfa9767-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',8,1794821850082,'moved',0,'fvzsim0v31c6','81cf3717-16','{"move":"place 01-23 -2,-1 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',9,1794821850095,'moved',0,'fvzsim0v31c6','27e80aa0-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',10,1794821850110,'moved',1,'sfz5azzopt8s','c1d385fc-15','{"move":"place 03 -2,-2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',11,1794821850127,'moved',1,'sfz5azzopt8s','e142fb9a-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',12,1794821850136,'moved',0,'fvzsim0v31c6','55750192-18','{"move":"place 01-24 -2,-3 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',13,1794821850156,'moved',0,'fvzsim0v31c6','cfbfc080-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',14,1794821850199,'moved',1,'sfz5azzopt8s','abd63d71-17','{"move":"place 01 -3,-3 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',15,1794821850224,'moved',1,'sfz5azzopt8s','34e107a6-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',16,1794821850246,'moved',0,'fvzsim0v31c6','40eaba8b-20','{"move":"place 01-34 -2,-4 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',17,1794821850259,'moved',0,'fvzsim0v31c6','23a482fb-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',18,1794821850279,'moved',1,'sfz5azzopt8s','13acdd67-19','{"move":"place 02-35 -1,-4 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',19,1794821850298,'moved',1,'sfz5azzopt8s','b54901eb-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',20,1794821850316,'moved',0,'fvzsim0v31c6','bb83589f-22','{"move":"place 03 0,-5 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',21,1794821850339,'moved',0,'fvzsim0v31c6','f4f1be7b-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',22,1794821850356,'moved',1,'sfz5azzopt8s','ccfcd8b6-21','{"move":"place +1:0 -1,-3 5"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',23,1794821850378,'moved',1,'sfz5azzopt8s','b0521a23-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',24,1794821850421,'moved',0,'fvzsim0v31c6','d4cee4b9-24','{"move":"place +2:02 0,-4 3"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',25,1794821850447,'moved',0,'fvzsim0v31c6','fbe50695-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',26,1794821850470,'moved',1,'sfz5azzopt8s','97716753-23','{"move":"place 01 -1,-2 3"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',27,1794821850516,'moved',1,'sfz5azzopt8s','6c8d4f1c-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',28,1794821850555,'moved',0,'fvzsim0v31c6','54022e52-26','{"move":"place 01-25 0,-3 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',29,1794821850583,'moved',0,'fvzsim0v31c6','0308bd6b-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',30,1794821850609,'moved',1,'sfz5azzopt8s','61e6f8aa-25','{"move":"place 03-14 1,-4 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',31,1794821850631,'moved',1,'sfz5azzopt8s','190171de-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',32,1794821850643,'moved',0,'fvzsim0v31c6','153e176f-28','{"move":"place 03-14 2,-5 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',33,1794821850660,'moved',0,'fvzsim0v31c6','0d48ac5a-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',34,1794821850686,'moved',1,'sfz5azzopt8s','c0fe9141-27','{"move":"place 02 1,-5 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',35,1794821850732,'moved',1,'sfz5azzopt8s','5d2a18e2-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',36,1794821850749,'moved',0,'fvzsim0v31c6','4cc115f4-30','{"move":"place 01-35 2,-6 3"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',37,1794821850763,'moved',0,'fvzsim0v31c6','bc3d00df-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',38,1794821850798,'moved',1,'sfz5azzopt8s','602d7138-29','{"move":"place 01-25 3,-6 3"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',39,1794821850823,'moved',1,'sfz5azzopt8s','1de603bf-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',40,1794821850856,'moved',0,'fvzsim0v31c6','19996665-32','{"move":"place 01 3,-5 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',41,1794821850879,'moved',0,'fvzsim0v31c6','8985dc65-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',42,1794821850915,'moved',1,'sfz5azzopt8s','75007db9-31','{"move":"place 02-35 4,-6 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',43,1794821850937,'moved',1,'sfz5azzopt8s','85d71785-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',44,1794821850957,'moved',0,'fvzsim0v31c6','043f272d-34','{"move":"place 03-14-25 5,-7 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',45,1794821850961,'moved',0,'fvzsim0v31c6','aa4fef83-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',46,1794821850966,'moved',1,'sfz5azzopt8s','79aeef1e-33','{"move":"place 01-34 6,-8 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',47,1794821850970,'moved',1,'sfz5azzopt8s','3b1d64a3-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',48,1794821850974,'moved',0,'fvzsim0v31c6','eb9db7a8-36','{"move":"place 01-25-34 5,-6 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',49,1794821850981,'moved',0,'fvzsim0v31c6','f768b28a-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',50,1794821850989,'moved',1,'sfz5azzopt8s','51c9a486-35','{"move":"place +4:0124 6,-7 4"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',51,1794821850996,'moved',1,'sfz5azzopt8s','6fd499f0-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',52,1794821851000,'moved',0,'fvzsim0v31c6','34af41e2-38','{"move":"place +3:013 4,-7 5"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',53,1794821851003,'moved',0,'fvzsim0v31c6','3b6fb94f-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',54,1794821851006,'moved',1,'sfz5azzopt8s','ea496441-37','{"move":"place 01-35 1,-3 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',55,1794821851008,'moved',1,'sfz5azzopt8s','becffdd0-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',56,1794821851011,'moved',0,'fvzsim0v31c6','a207c3e6-40','{"move":"place +3:012 4,-5 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',57,1794821851014,'moved',0,'fvzsim0v31c6','047be4e2-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',58,1794821851017,'moved',1,'sfz5azzopt8s','067bba1b-39','{"move":"place 03-14 5,-5 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',59,1794821851020,'moved',1,'sfz5azzopt8s','3f0aed54-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',60,1794821851028,'moved',0,'fvzsim0v31c6','9752e671-42','{"move":"place 01-23-45 1,-2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',61,1794821851035,'moved',0,'fvzsim0v31c6','d47a4f87-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',62,1794821851044,'moved',1,'sfz5azzopt8s','ca91be52-41','{"move":"place +5:01234 2,-3 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',63,1794821851049,'moved',1,'sfz5azzopt8s','3101ebe6-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',64,1794821851064,'moved',0,'fvzsim0v31c6','e363e111-44','{"move":"place 02-14 2,-4 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',65,1794821851070,'moved',0,'fvzsim0v31c6','0a62d49b-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',66,1794821851080,'moved',1,'sfz5azzopt8s','ebb6fd68-43','{"move":"place 01-24 6,-6 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',67,1794821851087,'moved',1,'sfz5azzopt8s','30db6990-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',68,1794821851096,'moved',0,'fvzsim0v31c6','03211df1-46','{"move":"place 01-23 3,-4 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',69,1794821851103,'moved',0,'fvzsim0v31c6','bae783af-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',70,1794821851112,'moved',1,'sfz5azzopt8s','0f70c6d7-45','{"move":"place 01-35 0,-2 3"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',71,1794821851127,'moved',1,'sfz5azzopt8s','1ccfe450-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',72,1794821851136,'moved',0,'fvzsim0v31c6','26903ce7-48','{"move":"place 01-25-34 3,-3 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',73,1794821851180,'moved',0,'fvzsim0v31c6','718355a7-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',74,1794821851190,'moved',1,'sfz5azzopt8s','40e30c75-47','{"move":"place 02 5,-4 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',75,1794821851202,'moved',1,'sfz5azzopt8s','6812dbf5-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',76,1794821851232,'moved',0,'fvzsim0v31c6','fb0595e4-50','{"move":"place +4:0134 6,-5 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',77,1794821851240,'moved',0,'fvzsim0v31c6','b7ab2d44-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',78,1794821851252,'moved',1,'sfz5azzopt8s','e13ef786-49','{"move":"place 01-25-34 1,-1 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',79,1794821851267,'moved',1,'sfz5azzopt8s','0f311b24-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',80,1794821851280,'moved',0,'fvzsim0v31c6','e081d9e9-52','{"move":"place +6:012345 2,-2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',81,1794821851300,'moved',0,'fvzsim0v31c6','0108f491-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',82,1794821851304,'moved',1,'sfz5azzopt8s','4e6aa844-51','{"move":"place 01 3,-2 5"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',83,1794821851308,'moved',1,'sfz5azzopt8s','a8776d65-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',84,1794821851315,'moved',0,'fvzsim0v31c6','3e74e374-54','{"move":"place 01-34 4,-3 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',85,1794821851328,'moved',0,'fvzsim0v31c6','8cfbc64d-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',86,1794821851334,'moved',1,'sfz5azzopt8s','4099d688-53','{"move":"place 02-14 5,-3 1"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',87,1794821851348,'moved',1,'sfz5azzopt8s','31639e70-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',88,1794821851351,'moved',0,'fvzsim0v31c6','d7403051-56','{"move":"place 02-13 -1,-1 5"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',89,1794821851355,'moved',0,'fvzsim0v31c6','fe6b3727-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',90,1794821851374,'moved',1,'sfz5azzopt8s','78fa5062-55','{"move":"place 01-24-35 1,-1 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',91,1794821851402,'moved',1,'sfz5azzopt8s','0efb27ee-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',92,1794821851424,'moved',0,'fvzsim0v31c6','59defd77-58','{"move":"place 01-25 4,-4 4"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',93,1794821851480,'moved',0,'fvzsim0v31c6','fa0c50ad-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',94,1794821851531,'moved',1,'sfz5azzopt8s','7556a866-57','{"move":"place 01-24-35 2,-2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',95,1794821851626,'moved',1,'sfz5azzopt8s','467843d3-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',96,1794821851647,'moved',0,'fvzsim0v31c6','ef174be7-60','{"move":"place 02-14-35 6,-4 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',97,1794821851681,'moved',0,'fvzsim0v31c6','72d2ae9c-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',98,1794821851779,'moved',1,'sfz5azzopt8s','c329c435-59','{"move":"place 02-35 -1,1 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',99,1794821851815,'moved',1,'sfz5azzopt8s','4fa10072-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',100,1794821851863,'moved',0,'fvzsim0v31c6','f160a9fe-62','{"move":"place +3:014 -2,1 4"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',101,1794821851899,'moved',0,'fvzsim0v31c6','bfa52160-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',102,1794821851969,'moved',1,'sfz5azzopt8s','957b3a55-61','{"move":"place 01-24-35 3,-3 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',103,1794821852007,'moved',1,'sfz5azzopt8s','81ae7972-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',104,1794821852072,'moved',0,'fvzsim0v31c6','f18e2d73-64','{"move":"place 02-13 4,-4 3"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',105,1794821852123,'moved',0,'fvzsim0v31c6','09e40492-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',106,1794821852179,'moved',1,'sfz5azzopt8s','c210c201-63','{"move":"place +2:01 -3,1 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',107,1794821852211,'moved',1,'sfz5azzopt8s','672e5c22-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',108,1794821852264,'moved',0,'fvzsim0v31c6','d642bafc-66','{"move":"place 02 1,-1 4"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',109,1794821852288,'moved',0,'fvzsim0v31c6','ef6a404e-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',110,1794821852311,'moved',1,'sfz5azzopt8s','406748f6-65','{"move":"place +4:0123 2,-2 5"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',111,1794821852373,'moved',1,'sfz5azzopt8s','629580ce-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',112,1794821852378,'moved',0,'fvzsim0v31c6','2d536ead-68','{"move":"place 01-23-45 -3,2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',113,1794821852381,'moved',0,'fvzsim0v31c6','15256e62-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',114,1794821852391,'moved',1,'sfz5azzopt8s','73e9ff8f-67','{"move":"place 01 -4,2 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',115,1794821852396,'moved',1,'sfz5azzopt8s','87a0eae8-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',116,1794821852403,'moved',0,'fvzsim0v31c6','e3eb8d66-70','{"move":"place 03 1,0 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',117,1794821852406,'moved',0,'fvzsim0v31c6','ec52bbda-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',118,1794821852409,'moved',1,'sfz5azzopt8s','22dc03cf-69','{"move":"place +2:03 4,-2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',119,1794821852412,'moved',1,'sfz5azzopt8s','3478f606-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',120,1794821852419,'moved',0,'fvzsim0v31c6','4cf0e2ef-72','{"move":"place +3:024 5,-2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',121,1794821852422,'moved',0,'fvzsim0v31c6','f6fe4d48-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',122,1794821852427,'moved',1,'sfz5azzopt8s','fc9920f6-71','{"move":"place 02-14-35 -4,3 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',123,1794821852434,'moved',1,'sfz5azzopt8s','85afc02b-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',124,1794821852437,'moved',0,'fvzsim0v31c6','32a632bd-74','{"move":"place 02-14-35 -5,4 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',125,1794821852441,'moved',0,'fvzsim0v31c6','68ce06af-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',126,1794821852444,'moved',1,'sfz5azzopt8s','27a44127-73','{"move":"place 01-24 0,-1 5"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',127,1794821852447,'moved',1,'sfz5azzopt8s','6fefcd3e-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',128,1794821852453,'moved',0,'fvzsim0v31c6','3874aef3-76','{"move":"place 01-23 -5,3 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',129,1794821852456,'moved',0,'fvzsim0v31c6','b8703900-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',130,1794821852461,'moved',1,'sfz5azzopt8s','9dc09ae2-75','{"move":"quake 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',131,1794821852468,'moved',1,'sfz5azzopt8s','b77bf382-76','{"move":"place 02 0,-4 3"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',132,1794821852471,'moved',1,'sfz5azzopt8s','fb0159bb-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',133,1794821852475,'moved',0,'fvzsim0v31c6','2f0018a7-78','{"move":"place 01-23-45 -6,3 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',134,1794821852480,'moved',0,'fvzsim0v31c6','f8cb4a8b-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',135,1794821852484,'moved',1,'sfz5azzopt8s','0f8abf4a-78','{"move":"place 02-14 0,-2 2"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',136,1794821852495,'moved',1,'sfz5azzopt8s','cbbd4f5a-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',137,1794821852531,'moved',0,'fvzsim0v31c6','b568673b-80','{"move":"place 02-13 0,-3 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',138,1794821852551,'moved',0,'fvzsim0v31c6','982d9122-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',139,1794821852564,'moved',1,'sfz5azzopt8s','487642c9-80','{"move":"place 03-14-25 -6,2 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',140,1794821852595,'moved',1,'sfz5azzopt8s','5cab0353-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',141,1794821852605,'moved',0,'fvzsim0v31c6','c2e4ac4c-82','{"move":"place 03-14-25 -6,1 0"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',142,1794821852619,'moved',0,'fvzsim0v31c6','912aaf8d-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('jjyu6eel07r4',143,1794821852619,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('jjyu6eel07r4',144,1794821852640,'rematch',NULL,'sfz5azzopt8s','2ba77696-82','{"secret":"b948f31049d8bbafacbdd779d9325dd052766edb5777e9bbd43b861eca45f2f3","commitment":"576db7109b32bf7c86a67ec98ef37585a33095220e083bbd530a2aae828d7a17"}');
INSERT INTO "events" VALUES('k866aagrouim',1,1794821859475,'ready',NULL,'sqqvq1eg1td9',NULL,'{}');
INSERT INTO "events" VALUES('k866aagrouim',2,1794821859475,'ready',NULL,'83tzklpmmw5p',NULL,'{}');
INSERT INTO "events" VALUES('k866aagrouim',3,1794821859475,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('k866aagrouim',4,1794821859530,'paused',NULL,NULL,NULL,'{"held":true}');
INSERT INTO "events" VALUES('rnuvza7ikk9r',1,1794821852693,'ready',NULL,'sfz5azzopt8s','f7be6b0e-83','{}');
INSERT INTO "events" VALUES('rnuvza7ikk9r',2,1794821852710,'sat',1,'fvzsim0v31c6','9ebb3ae7-84','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('rnuvza7ikk9r',3,1794821852710,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('rnuvza7ikk9r',4,1794821852739,'resigned',1,'fvzsim0v31c6','7f8730e9-85','{"why":"resigned","bot":"greedy"}');
INSERT INTO "events" VALUES('rnuvza7ikk9r',5,1794821852739,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('uld6jm14r5n6',1,1794821857265,'ready',NULL,'sfz5azzopt8s','1dd63996-89','{}');
INSERT INTO "events" VALUES('uld6jm14r5n6',2,1794821857291,'sat',1,'fvzsim0v31c6','7571f6a0-89','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('uld6jm14r5n6',3,1794821857291,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('uld6jm14r5n6',4,1794821857316,'moved',0,'sfz5azzopt8s','0970c98e-90','{"move":"lay A1"}');
INSERT INTO "events" VALUES('uld6jm14r5n6',5,1794821857346,'moved',1,'fvzsim0v31c6','666b6a38-90','{"move":"lay A6"}');
INSERT INTO "events" VALUES('uld6jm14r5n6',6,1794821857382,'moved',0,'sfz5azzopt8s','c7a1ee3e-91','{"move":"lay B1"}');
INSERT INTO "events" VALUES('uld6jm14r5n6',7,1794821857426,'moved',1,'fvzsim0v31c6','231052d9-91','{"move":"lay A5"}');
INSERT INTO "events" VALUES('w305ffi11zfk',1,1794821848144,'ready',NULL,'sfz5azzopt8s','9f9cc182-0','{}');
INSERT INTO "events" VALUES('w305ffi11zfk',2,1794821848179,'sat',1,'fvzsim0v31c6','eb54d7be-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('w305ffi11zfk',3,1794821848179,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('w305ffi11zfk',4,1794821849635,'moved',1,'fvzsim0v31c6','9e55cae1-1','{"move":"place 01-23 -1,0 0"}');
INSERT INTO "events" VALUES('w305ffi11zfk',5,1794821849665,'moved',1,'fvzsim0v31c6','173ff097-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',6,1794821849691,'moved',0,'sfz5azzopt8s','186d10b9-1','{"move":"place 02-35 -1,-1 0"}');
INSERT INTO "events" VALUES('w305ffi11zfk',7,1794821849710,'moved',0,'sfz5azzopt8s','fb90a856-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',8,1794821849744,'moved',1,'fvzsim0v31c6','7bae0344-3','{"move":"place 02-14-35 -1,-2 0"}');
INSERT INTO "events" VALUES('w305ffi11zfk',9,1794821849758,'moved',1,'fvzsim0v31c6','88b57b67-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',10,1794821849813,'moved',0,'sfz5azzopt8s','c96a39dd-3','{"move":"place 02-14 -1,-3 1"}');
INSERT INTO "events" VALUES('w305ffi11zfk',11,1794821849850,'moved',0,'sfz5azzopt8s','88114642-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',12,1794821849854,'moved',1,'fvzsim0v31c6','0b46ef97-5','{"move":"place 03 -2,-3 2"}');
INSERT INTO "events" VALUES('w305ffi11zfk',13,1794821849868,'moved',1,'fvzsim0v31c6','3367c475-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',14,1794821849874,'moved',0,'sfz5azzopt8s','e930d749-5','{"move":"place +3:024 -3,-3 0"}');
INSERT INTO "events" VALUES('w305ffi11zfk',15,1794821849876,'moved',0,'sfz5azzopt8s','4dc18c76-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',16,1794821849878,'moved',1,'fvzsim0v31c6','bbaf1e64-7','{"move":"place 01 -4,-2 0"}');
INSERT INTO "events" VALUES('w305ffi11zfk',17,1794821849882,'moved',1,'fvzsim0v31c6','37230277-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',18,1794821849884,'moved',0,'sfz5azzopt8s','962f4593-7','{"move":"place 01 -4,-3 3"}');
INSERT INTO "events" VALUES('w305ffi11zfk',19,1794821849885,'moved',0,'sfz5azzopt8s','1a49f14e-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',20,1794821849887,'moved',1,'fvzsim0v31c6','a219ce21-9','{"move":"place 02 -5,-2 1"}');
INSERT INTO "events" VALUES('w305ffi11zfk',21,1794821849890,'moved',1,'fvzsim0v31c6','e8ae2654-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',22,1794821849891,'moved',0,'sfz5azzopt8s','76109605-9','{"move":"place +4:0124 -5,-1 2"}');
INSERT INTO "events" VALUES('w305ffi11zfk',23,1794821849893,'moved',0,'sfz5azzopt8s','a6acdcd9-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('w305ffi11zfk',24,1794821849894,'moved',1,'fvzsim0v31c6','95c3cdad-11','{"move":"place 01 0,-4 3"}');
INSERT INTO "events" VALUES('w305ffi11zfk',25,1794821849896,'said',0,'sfz5azzopt8s','604dc66d-11','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('w305ffi11zfk',26,1794821849903,'said',1,'fvzsim0v31c6','6f56910f-12','{"phrase":"thanks"}');
INSERT INTO "events" VALUES('y8qrlvehiqyg',1,1794821856927,'ready',NULL,'sfz5azzopt8s','276c55c1-84','{}');
INSERT INTO "events" VALUES('y8qrlvehiqyg',2,1794821856964,'sat',1,'fvzsim0v31c6','f78261ab-86','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('y8qrlvehiqyg',3,1794821856964,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('y8qrlvehiqyg',4,1794821856976,'moved',0,'sfz5azzopt8s','a24b6d1d-85','{"move":"crew -"}');
INSERT INTO "events" VALUES('y8qrlvehiqyg',5,1794821856979,'moved',1,'fvzsim0v31c6','a95e2168-87','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('y8qrlvehiqyg',6,1794821856981,'moved',0,'sfz5azzopt8s','da596b78-86','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('y8qrlvehiqyg',7,1794821856982,'moved',0,'sfz5azzopt8s','075e4d08-87','{"move":"crew -"}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('w305ffi11zfk',1,0,'sfz5azzopt8s',1794821848179);
INSERT INTO "game_seats" VALUES('w305ffi11zfk',1,1,'fvzsim0v31c6',1794821848179);
INSERT INTO "game_seats" VALUES('jjyu6eel07r4',1,0,'fvzsim0v31c6',1794821849992);
INSERT INTO "game_seats" VALUES('jjyu6eel07r4',1,1,'sfz5azzopt8s',1794821849992);
INSERT INTO "game_seats" VALUES('rnuvza7ikk9r',1,0,'sfz5azzopt8s',1794821852710);
INSERT INTO "game_seats" VALUES('rnuvza7ikk9r',1,1,'fvzsim0v31c6',1794821852710);
INSERT INTO "game_seats" VALUES('y8qrlvehiqyg',1,0,'sfz5azzopt8s',1794821856964);
INSERT INTO "game_seats" VALUES('y8qrlvehiqyg',1,1,'fvzsim0v31c6',1794821856964);
INSERT INTO "game_seats" VALUES('4qi1ri4abfol',1,0,'sfz5azzopt8s',1794821857043);
INSERT INTO "game_seats" VALUES('4qi1ri4abfol',1,1,'fvzsim0v31c6',1794821857043);
INSERT INTO "game_seats" VALUES('uld6jm14r5n6',1,0,'sfz5azzopt8s',1794821857291);
INSERT INTO "game_seats" VALUES('uld6jm14r5n6',1,1,'fvzsim0v31c6',1794821857291);
INSERT INTO "game_seats" VALUES('k866aagrouim',1,0,'sqqvq1eg1td9',1794821859475);
INSERT INTO "game_seats" VALUES('k866aagrouim',1,1,'83tzklpmmw5p',1794821859475);
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
INSERT INTO "games" VALUES('w305ffi11zfk',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1794821848179,NULL,NULL,NULL);
INSERT INTO "games" VALUES('jjyu6eel07r4',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1794821849992,1794821852619,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',143);
INSERT INTO "games" VALUES('rnuvza7ikk9r',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794821852710,1794821852739,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5);
INSERT INTO "games" VALUES('y8qrlvehiqyg',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794821856964,NULL,NULL,NULL);
INSERT INTO "games" VALUES('4qi1ri4abfol',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794821857043,NULL,NULL,NULL);
INSERT INTO "games" VALUES('uld6jm14r5n6',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1794821857291,NULL,NULL,NULL);
INSERT INTO "games" VALUES('k866aagrouim',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Cy", "Di"]',1794821859475,NULL,NULL,NULL);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1794821859793,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('6eb84173a2e94a6ed0299e07182830615b0785a81d640a7940a2b4e0345a1f56','sfz5azzopt8s',1794821848024);
INSERT INTO "keys" VALUES('0a9d43e931be7014b42f0e274aad2c0ab289df52053641537ff866ffe1f61505','fvzsim0v31c6',1794821848038);
INSERT INTO "keys" VALUES('1afbfdc5c468d89a9ffda03f94340e02853c3f74ae70d246eb5ac47abf9f3686','812v03f7i156',1794821859292);
INSERT INTO "keys" VALUES('ed6ea04700a4dc5dcf5892978084a98e3752dc0241c6b28b7b454ebdd139798a','sqqvq1eg1td9',1794821859359);
INSERT INTO "keys" VALUES('d2833b8b735610d2805380c52a0257b8fa765552952158aa4296d6aef4641def','83tzklpmmw5p',1794821859402);
INSERT INTO "keys" VALUES('fc0602942879d582d5ab55fb4014596db17ba98d5a55516245ef13786e6045f0','vgfks5kjo2ca',1794821859568);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('7it1tpmo80ho','WTHJ',0,1794821859011,NULL);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('452f573dc6e9a90dc80c2b34b6085726242d933d22c0e0a6742806ce3ad42100','sfz5azzopt8s',1794822758540);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('sfz5azzopt8s','bot','Ada',1794821848024,1794821858572,NULL);
INSERT INTO "people" VALUES('fvzsim0v31c6','bot','Bo <b>',1794821848038,1794821858589,NULL);
INSERT INTO "people" VALUES('812v03f7i156','person','Teacher',1794821859292,1794821859292,NULL);
INSERT INTO "people" VALUES('sqqvq1eg1td9','person','Cy',1794821859359,1794821859359,NULL);
INSERT INTO "people" VALUES('83tzklpmmw5p','person','Di',1794821859402,1794821859402,NULL);
INSERT INTO "people" VALUES('vgfks5kjo2ca','person','Ed',1794821859568,1794821859568,NULL);
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('sfz5azzopt8s','w305ffi11zfk');
INSERT INTO "table_people" VALUES('fvzsim0v31c6','w305ffi11zfk');
INSERT INTO "table_people" VALUES('fvzsim0v31c6','jjyu6eel07r4');
INSERT INTO "table_people" VALUES('sfz5azzopt8s','jjyu6eel07r4');
INSERT INTO "table_people" VALUES('sfz5azzopt8s','rnuvza7ikk9r');
INSERT INTO "table_people" VALUES('fvzsim0v31c6','rnuvza7ikk9r');
INSERT INTO "table_people" VALUES('sfz5azzopt8s','y8qrlvehiqyg');
INSERT INTO "table_people" VALUES('fvzsim0v31c6','y8qrlvehiqyg');
INSERT INTO "table_people" VALUES('sfz5azzopt8s','4qi1ri4abfol');
INSERT INTO "table_people" VALUES('fvzsim0v31c6','4qi1ri4abfol');
INSERT INTO "table_people" VALUES('sfz5azzopt8s','uld6jm14r5n6');
INSERT INTO "table_people" VALUES('fvzsim0v31c6','uld6jm14r5n6');
INSERT INTO "table_people" VALUES('sfz5azzopt8s','55okf87htpir');
INSERT INTO "table_people" VALUES('812v03f7i156','k866aagrouim');
INSERT INTO "table_people" VALUES('sqqvq1eg1td9','k866aagrouim');
INSERT INTO "table_people" VALUES('83tzklpmmw5p','k866aagrouim');
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
	due BIGINT, start TEXT, pace TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('w305ffi11zfk','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'sfz5azzopt8s','Ada','[["sfz5azzopt8s", "Ada", null], [null, null, null]]','e8c64aff04f2c6c49ddbebfaadb2e2afe538d6201afa802efae000330754a67f',1794821848095,1794821848179,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jjyu6eel07r4','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'fvzsim0v31c6','Bo <b>','[["fvzsim0v31c6", "Bo <b>", null], [null, null, null]]','7624c1fbb3ea86102885f743df87ec8135952e3460eee56c61b961b0f10c5d9f',1794821849931,1794821852640,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('rnuvza7ikk9r','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'sfz5azzopt8s','Ada','[["sfz5azzopt8s", "Ada", null], [null, null, null]]','5c579e4bb0afeba19901dbad1ef5e9c125d5329c3d74f7911fff903737f0d29f',1794821852670,1794821852739,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "greedy", "ready": true, "left": false, "resigned": true}]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('y8qrlvehiqyg','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'sfz5azzopt8s','Ada','[["sfz5azzopt8s", "Ada", null], [null, null, null]]','f243d9ed0760b9b61d9e5b15e9ced0bff49e85326c04b84a0a2e988483fea2a9',1794821852770,1794821856964,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}',NULL);
INSERT INTO "tables" VALUES('4qi1ri4abfol','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'sfz5azzopt8s','Ada','[["sfz5azzopt8s", "Ada", null], [null, null, null]]','e5d49387a6c1a845d55bb2ccff54b98e2292852bcf933f52d42c215863e534f0',1794821856988,1794821857043,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"live","rest":[0,7]}');
INSERT INTO "tables" VALUES('uld6jm14r5n6','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'sfz5azzopt8s','Ada','[["sfz5azzopt8s", "Ada", null], [null, null, null]]','f183fc7ae786250aec8246a1c17d49de315f3519492a30c20084621681acb3c2',1794821857191,1794821857291,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"slow"}');
INSERT INTO "tables" VALUES('55okf87htpir','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'sfz5azzopt8s','Ada','[["sfz5azzopt8s", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','fa9aa37898dff9fd9172ae28d0b963a86a32db567e13c733ee98a42eedb18f09',1794821858501,1794821858501,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('k866aagrouim','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'812v03f7i156','Teacher','[["sqqvq1eg1td9", "Cy", null], ["83tzklpmmw5p", "Di", null]]','f69e5299b44b4c571bcc983532d6a1d7b70414fe3f091f2d5e6ae02327e6caa1',1794821859454,1794821859530,'paused',1,'[{"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
