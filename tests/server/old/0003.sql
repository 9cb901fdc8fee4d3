-- on thztoqweey0b
-- over takcxqcxjdup
-- broken aywwp1m2rxdv
-- given t1t5i6x6rh1v
-- ada _rmQn4Tpg3Lj1tQXP-XTlXN2lSBXDf_87DA9hrR8BcQ
-- bo uCFLaERmz3ZWXAWgNUmCiXETwPrvfC58_2UerkCBLH4
-- teacher YTjpCuOPVBJd40dn1HxJ9KTwcAlCv91F2MN9i7o93A4
-- code DXKJ
-- cy c8OXcl6rKvfCp5dwBn-BHcu0QMFPPmTyvjMvfhWepHk
-- di o17POAGd8gmvbfAbd-6SfCFPLdaaCVRbAEGD6RxyJz8
-- ed OKGyWFz3Clq9vDtkZLkc-NTAPY-5dNhYTz26UHMK9sU
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "class_people" VALUES('dmde63pjbfmz','xpssyfv1oake','teacher','@xpssyfv1oake',1794809663711,NULL);
INSERT INTO "class_people" VALUES('dmde63pjbfmz','2ezt7tj69jgy','pupil','Cy',1794809663738,'4ndtvo6z7op3');
INSERT INTO "class_people" VALUES('dmde63pjbfmz','cv7uj4pdogw5','pupil','Di',1794809663759,'4ndtvo6z7op3');
INSERT INTO "class_people" VALUES('dmde63pjbfmz','79f6fwdc41j2','pupil','Ed',1794809664130,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('dmde63pjbfmz','4ndtvo6z7op3',1,1);
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
INSERT INTO "events" VALUES('4ndtvo6z7op3',1,1794809663826,'ready',NULL,'cv7uj4pdogw5',NULL,'{}');
INSERT INTO "events" VALUES('4ndtvo6z7op3',2,1794809663826,'ready',NULL,'2ezt7tj69jgy',NULL,'{}');
INSERT INTO "events" VALUES('4ndtvo6z7op3',3,1794809663826,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('4ndtvo6z7op3',4,1794809663946,'paused',NULL,NULL,NULL,'{"held":true}');
INSERT INTO "events" VALUES('aywwp1m2rxdv',1,1794809660452,'ready',NULL,'lpwt7tjuelgm','488d0cdd-83','{}');
INSERT INTO "events" VALUES('aywwp1m2rxdv',2,1794809660457,'sat',1,'bgr2oosbivty','b1beee18-83','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('aywwp1m2rxdv',3,1794809660457,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('aywwp1m2rxdv',4,1794809660462,'resigned',1,'bgr2oosbivty','42bab5e9-84','{"why":"resigned","bot":"greedy"}');
INSERT INTO "events" VALUES('aywwp1m2rxdv',5,1794809660462,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('t1t5i6x6rh1v',1,1794809663014,'ready',NULL,'lpwt7tjuelgm','1e917d0a-84','{}');
INSERT INTO "events" VALUES('t1t5i6x6rh1v',2,1794809663026,'sat',1,'bgr2oosbivty','c4c07ed5-85','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('t1t5i6x6rh1v',3,1794809663026,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('t1t5i6x6rh1v',4,1794809663041,'moved',0,'lpwt7tjuelgm','411de93d-85','{"move":"crew -"}');
INSERT INTO "events" VALUES('t1t5i6x6rh1v',5,1794809663048,'moved',1,'bgr2oosbivty','155ff4ee-86','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('t1t5i6x6rh1v',6,1794809663056,'moved',0,'lpwt7tjuelgm','b06b9d13-86','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('t1t5i6x6rh1v',7,1794809663060,'moved',0,'lpwt7tjuelgm','88bdeb3d-87','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',1,1794809659648,'ready',NULL,'bgr2oosbivty','7d233a1b-12','{}');
INSERT INTO "events" VALUES('takcxqcxjdup',2,1794809659652,'sat',1,'lpwt7tjuelgm','22dd1726-13','{"name":"Ada"}');
INSERT INTO "events" VALUES('takcxqcxjdup',3,1794809659652,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('takcxqcxjdup',4,1794809659656,'moved',0,'bgr2oosbivty','ce0bc8aa-13','{"move":"place 01 -1,0 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',5,1794809659659,'moved',0,'bgr2oosbivty','6e40778f-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',6,1794809659661,'moved',1,'lpwt7tjuelgm','20ad46c8-14','{"move":"place 01-23-45 0,-1 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',7,1794809659662,'moved',1,'lpwt7tjuelgm','4145ab66-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',8,1794809659664,'moved',0,'bgr2oosbivty','abfbd350-15','{"move":"place 01 -1,-1 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',9,1794809659665,'moved',0,'bgr2oosbivty','10725200-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',10,1794809659667,'moved',1,'lpwt7tjuelgm','48d8b1fa-16','{"move":"place 02-13 0,-2 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',11,1794809659669,'moved',1,'lpwt7tjuelgm','1f104976-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',12,1794809659676,'moved',0,'bgr2oosbivty','23295851-17','{"move":"place 02 1,-3 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',13,1794809659678,'moved',0,'bgr2oosbivty','21201750-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',14,1794809659684,'moved',1,'lpwt7tjuelgm','3235a1e2-18','{"move":"place 02-14 1,-2 3"}');
INSERT INTO "events" VALUES('takcxqcxjdup',15,1794809659692,'moved',1,'lpwt7tjuelgm','2fa4ce40-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',16,1794809659695,'moved',0,'bgr2oosbivty','a308942f-19','{"move":"place 02-14-35 2,-3 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',17,1794809659698,'moved',0,'bgr2oosbivty','624ceb87-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',18,1794809659701,'moved',1,'lpwt7tjuelgm','4f303b12-20','{"move":"place 02 2,-4 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',19,1794809659708,'moved',1,'lpwt7tjuelgm','f07635f2-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',20,1794809659711,'moved',0,'bgr2oosbivty','09140e6b-21','{"move":"place 02 3,-5 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',21,1794809659713,'moved',0,'bgr2oosbivty','9e7e5d80-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',22,1794809659715,'moved',1,'lpwt7tjuelgm','0c37e954-22','{"move":"place +3:013 3,-4 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',23,1794809659717,'moved',1,'lpwt7tjuelgm','78ef0d30-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',24,1794809659719,'moved',0,'bgr2oosbivty','1eafb0d0-23','{"move":"place 03-14 4,-5 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',25,1794809659721,'moved',0,'bgr2oosbivty','5c3ceb9a-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',26,1794809659723,'moved',1,'lpwt7tjuelgm','048ffedd-24','{"move":"place 01-24-35 5,-6 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',27,1794809659728,'moved',1,'lpwt7tjuelgm','3e49d09e-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',28,1794809659730,'moved',0,'bgr2oosbivty','9a15980b-25','{"move":"place 02-14 5,-7 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',29,1794809659732,'moved',0,'bgr2oosbivty','101f72fd-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',30,1794809659734,'moved',1,'lpwt7tjuelgm','ad12a502-26','{"move":"place +2:03 4,-7 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',31,1794809659740,'moved',1,'lpwt7tjuelgm','c8431952-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',32,1794809659744,'moved',0,'bgr2oosbivty','59d994f8-27','{"move":"place +2:01 6,-8 3"}');
INSERT INTO "events" VALUES('takcxqcxjdup',33,1794809659746,'moved',0,'bgr2oosbivty','6dca03ba-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',34,1794809659748,'moved',1,'lpwt7tjuelgm','8f7fbbcc-28','{"move":"place 03 4,-6 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',35,1794809659750,'moved',1,'lpwt7tjuelgm','9c19436f-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',36,1794809659752,'moved',0,'bgr2oosbivty','ebbca2fb-29','{"move":"place 01-24 3,-6 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',37,1794809659761,'moved',0,'bgr2oosbivty','644a06f6-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',38,1794809659769,'moved',1,'lpwt7tjuelgm','60959e94-30','{"move":"place 01-34 2,-6 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',39,1794809659771,'moved',1,'lpwt7tjuelgm','8fcbe1f9-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',40,1794809659773,'moved',0,'bgr2oosbivty','e9d8da8e-31','{"move":"place 01-23-45 1,-5 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',41,1794809659775,'moved',0,'bgr2oosbivty','423b6999-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',42,1794809659778,'moved',1,'lpwt7tjuelgm','85526620-32','{"move":"place +3:012 0,-5 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',43,1794809659781,'moved',1,'lpwt7tjuelgm','df917757-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',44,1794809659785,'moved',0,'bgr2oosbivty','5298dfcc-33','{"move":"place 01 0,-4 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',45,1794809659788,'moved',0,'bgr2oosbivty','62eb46c7-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',46,1794809659790,'moved',1,'lpwt7tjuelgm','43cc3139-34','{"move":"place +4:0123 0,-4 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',47,1794809659792,'moved',1,'lpwt7tjuelgm','2d69ee9a-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',48,1794809659794,'moved',0,'bgr2oosbivty','4435e782-35','{"move":"place 01-25-34 -1,-3 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',49,1794809659796,'moved',0,'bgr2oosbivty','62526a08-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',50,1794809659798,'moved',1,'lpwt7tjuelgm','0101da62-36','{"move":"place 03-14 -2,-3 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',51,1794809659800,'moved',1,'lpwt7tjuelgm','c6455741-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',52,1794809659802,'moved',0,'bgr2oosbivty','728746b3-37','{"move":"place 01-24 -3,-3 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',53,1794809659809,'moved',0,'bgr2oosbivty','f646a3f8-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',54,1794809659830,'moved',1,'lpwt7tjuelgm','e11086e3-38','{"move":"place +5:01234 -2,-4 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',55,1794809659837,'moved',1,'lpwt7tjuelgm','5301ab90-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',56,1794809659848,'moved',0,'bgr2oosbivty','200e0363-39','{"move":"place 02-14-35 -4,-2 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',57,1794809659855,'moved',0,'bgr2oosbivty','bb2e01d4-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',58,1794809659865,'moved',1,'lpwt7tjuelgm','69e9f5d4-40','{"move":"place 01-24 -5,-2 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',59,1794809659873,'moved',1,'lpwt7tjuelgm','d88944bb-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',60,1794809659888,'moved',0,'bgr2oosbivty','47fb9c4c-41','{"move":"place 03-14 -4,-3 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',61,1794809659896,'moved',0,'bgr2oosbivty','b59fd9b9-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',62,1794809659901,'moved',1,'lpwt7tjuelgm','79d1a5f6-42','{"move":"place 02-35 -6,-1 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',63,1794809659913,'moved',1,'lpwt7tjuelgm','d3acaf14-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',64,1794809659917,'moved',0,'bgr2oosbivty','90321122-43','{"move":"place 01-25 -6,-2 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',65,1794809659919,'moved',0,'bgr2oosbivty','12a06369-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',66,1794809659922,'moved',1,'lpwt7tjuelgm','90c57df0-44','{"move":"place 02-13 -1,-4 3"}');
INSERT INTO "events" VALUES('takcxqcxjdup',67,1794809659923,'moved',1,'lpwt7tjuelgm','585757da-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',68,1794809659926,'moved',0,'bgr2oosbivty','2a503348-45','{"move":"place +3:014 -5,-1 3"}');
INSERT INTO "events" VALUES('takcxqcxjdup',69,1794809659928,'moved',0,'bgr2oosbivty','5a8a4e95-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',70,1794809659930,'moved',1,'lpwt7tjuelgm','cae28a89-46','{"move":"place +3:024 -3,-2 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',71,1794809659932,'moved',1,'lpwt7tjuelgm','64168557-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',72,1794809659939,'moved',0,'bgr2oosbivty','9310da34-47','{"move":"place 02-14 6,-7 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',73,1794809659941,'moved',0,'bgr2oosbivty','683f1245-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',74,1794809659944,'moved',1,'lpwt7tjuelgm','a28e1a27-48','{"move":"place +1:0 0,-5 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',75,1794809659946,'moved',1,'lpwt7tjuelgm','b5d8b6e1-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',76,1794809659948,'moved',0,'bgr2oosbivty','3d9fdaf7-49','{"move":"place 01-34 -6,0 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',77,1794809659951,'moved',0,'bgr2oosbivty','77a9df90-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',78,1794809659960,'moved',1,'lpwt7tjuelgm','1de73a80-50','{"move":"place 01-25-34 -3,-1 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',79,1794809659963,'moved',1,'lpwt7tjuelgm','c5d57890-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',80,1794809659972,'moved',0,'bgr2oosbivty','21dc2e36-51','{"move":"place 02 1,-4 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',81,1794809659976,'moved',0,'bgr2oosbivty','e2b326e0-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',82,1794809659984,'moved',1,'lpwt7tjuelgm','9a42458f-52','{"move":"place 01 -5,0 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',83,1794809659988,'moved',1,'lpwt7tjuelgm','4d87f822-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',84,1794809659996,'moved',0,'bgr2oosbivty','dc46f26a-53','{"move":"place 01-25-34 5,-5 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',85,1794809660004,'moved',0,'bgr2oosbivty','08bb0adb-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',86,1794809660016,'moved',1,'lpwt7tjuelgm','3828a068-54','{"move":"place 03 0,-4 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',87,1794809660028,'moved',1,'lpwt7tjuelgm','f6ccafe8-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',88,1794809660036,'moved',0,'bgr2oosbivty','b5086434-55','{"move":"place +4:0124 -4,-1 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',89,1794809660047,'moved',0,'bgr2oosbivty','3abae13f-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',90,1794809660055,'moved',1,'lpwt7tjuelgm','9b3bbc4a-56','{"move":"place +4:0134 6,-6 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',91,1794809660072,'moved',1,'lpwt7tjuelgm','2512649a-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',92,1794809660087,'moved',0,'bgr2oosbivty','731411e4-57','{"move":"place 01-25 -2,-2 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',93,1794809660102,'moved',0,'bgr2oosbivty','5fc7bed1-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',94,1794809660123,'moved',1,'lpwt7tjuelgm','d350febe-58','{"move":"place 01-35 -6,0 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',95,1794809660135,'moved',1,'lpwt7tjuelgm','f540c0ec-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',96,1794809660144,'moved',0,'bgr2oosbivty','1054ef8e-59','{"move":"place 01-25 -5,0 1"}');
INSERT INTO "events" VALUES('takcxqcxjdup',97,1794809660150,'moved',0,'bgr2oosbivty','a7ef06ea-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',98,1794809660155,'moved',1,'lpwt7tjuelgm','f3a856ce-60','{"move":"place 01-23 -1,-2 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',99,1794809660157,'moved',1,'lpwt7tjuelgm','b31336ec-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',100,1794809660160,'moved',0,'bgr2oosbivty','f43f9771-61','{"move":"place 01-23-45 -5,1 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',101,1794809660163,'moved',0,'bgr2oosbivty','d085285f-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',102,1794809660166,'moved',1,'lpwt7tjuelgm','28cdff48-62','{"move":"place 01-23 -4,0 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',103,1794809660169,'moved',1,'lpwt7tjuelgm','77fb0f8d-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',104,1794809660172,'moved',0,'bgr2oosbivty','60795c43-63','{"move":"place 02-13 -3,0 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',105,1794809660174,'moved',0,'bgr2oosbivty','d6033fe1-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',106,1794809660177,'moved',1,'lpwt7tjuelgm','8e35e4fb-64','{"move":"place 01-23 -3,0 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',107,1794809660180,'moved',1,'lpwt7tjuelgm','c0d221f9-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',108,1794809660183,'moved',0,'bgr2oosbivty','f8ed0d2d-65','{"move":"place 02-35 -6,1 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',109,1794809660185,'moved',0,'bgr2oosbivty','4bd62a7c-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',110,1794809660188,'moved',1,'lpwt7tjuelgm','1905d2f0-66','{"move":"place 02-35 3,-3 2"}');
INSERT INTO "events" VALUES('takcxqcxjdup',111,1794809660190,'moved',1,'lpwt7tjuelgm','89800088-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',112,1794809660193,'moved',0,'bgr2oosbivty','68c5bc8c-67','{"move":"place 03 5,-4 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',113,1794809660196,'moved',0,'bgr2oosbivty','c2f1b47f-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',114,1794809660199,'moved',1,'lpwt7tjuelgm','8e27786f-68','{"move":"place 03-14-25 -6,2 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',115,1794809660201,'moved',1,'lpwt7tjuelgm','eb6f3545-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',116,1794809660204,'moved',0,'bgr2oosbivty','7b63896e-69','{"move":"place 02-14-35 -5,2 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',117,1794809660207,'moved',0,'bgr2oosbivty','6b49d5ad-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',118,1794809660209,'moved',1,'lpwt7tjuelgm','b2e04f26-70','{"move":"place 01-34 -3,1 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',119,1794809660215,'moved',1,'lpwt7tjuelgm','2d00eb08-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',120,1794809660220,'moved',0,'bgr2oosbivty','cbf73a87-71','{"move":"place 03-14-25 0,-1 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',121,1794809660228,'moved',0,'bgr2oosbivty','0f5032a8-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',122,1794809660236,'moved',1,'lpwt7tjuelgm','38c26166-72','{"move":"place 01-35 0,-3 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',123,1794809660244,'moved',1,'lpwt7tjuelgm','2bd007b1-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',124,1794809660252,'moved',0,'bgr2oosbivty','65b96479-73','{"move":"place 01-24-35 1,-1 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',125,1794809660257,'moved',0,'bgr2oosbivty','76db667c-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',126,1794809660268,'moved',1,'lpwt7tjuelgm','75335f8a-74','{"move":"place 01-35 4,-4 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',127,1794809660280,'moved',1,'lpwt7tjuelgm','ef8fc2e9-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',128,1794809660288,'moved',0,'bgr2oosbivty','e5d6259e-75','{"move":"place 01-24-35 5,-3 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',129,1794809660296,'moved',0,'bgr2oosbivty','f986e02a-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',130,1794809660302,'moved',1,'lpwt7tjuelgm','9c326337-76','{"move":"place +2:02 2,-5 5"}');
INSERT INTO "events" VALUES('takcxqcxjdup',131,1794809660308,'moved',1,'lpwt7tjuelgm','a3fb89d3-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',132,1794809660319,'moved',0,'bgr2oosbivty','4d476b2e-77','{"move":"place 02 6,-5 3"}');
INSERT INTO "events" VALUES('takcxqcxjdup',133,1794809660328,'moved',0,'bgr2oosbivty','3ef8ba45-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',134,1794809660340,'moved',1,'lpwt7tjuelgm','8abc42d0-78','{"move":"place 03-14-25 -6,3 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',135,1794809660348,'moved',1,'lpwt7tjuelgm','69323f30-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',136,1794809660355,'moved',0,'bgr2oosbivty','a83f6ae2-79','{"move":"place 01 -4,1 4"}');
INSERT INTO "events" VALUES('takcxqcxjdup',137,1794809660364,'moved',0,'bgr2oosbivty','5f4b7730-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',138,1794809660372,'moved',1,'lpwt7tjuelgm','20267159-80','{"move":"place +6:012345 -5,3 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',139,1794809660380,'moved',1,'lpwt7tjuelgm','6f4bc970-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',140,1794809660388,'moved',0,'bgr2oosbivty','fbd26f26-81','{"move":"place 03 -3,2 0"}');
INSERT INTO "events" VALUES('takcxqcxjdup',141,1794809660396,'moved',0,'bgr2oosbivty','2450008d-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('takcxqcxjdup',142,1794809660396,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('takcxqcxjdup',143,1794809660407,'rematch',NULL,'lpwt7tjuelgm','af1e02c3-82','{"secret":"eda6e32c3f1a80a47f35337e0d4c6bbcd34fd737801d5725e8f5088ee3db51b5","commitment":"7d06951c46d27c46951488cb229c32a0f57420712915ffd0ea4fa35eda92697a"}');
INSERT INTO "events" VALUES('thztoqweey0b',1,1794809658861,'ready',NULL,'lpwt7tjuelgm','5d060e0b-0','{}');
INSERT INTO "events" VALUES('thztoqweey0b',2,1794809658873,'sat',1,'bgr2oosbivty','7101f909-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('thztoqweey0b',3,1794809658873,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('thztoqweey0b',4,1794809659424,'moved',0,'lpwt7tjuelgm','d91dee33-1','{"move":"place 02 -1,0 0"}');
INSERT INTO "events" VALUES('thztoqweey0b',5,1794809659433,'moved',0,'lpwt7tjuelgm','a27c5c54-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',6,1794809659443,'moved',1,'bgr2oosbivty','b7a139b0-1','{"move":"place 03 -1,-1 0"}');
INSERT INTO "events" VALUES('thztoqweey0b',7,1794809659448,'moved',1,'bgr2oosbivty','bdc1b088-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',8,1794809659465,'moved',0,'lpwt7tjuelgm','5deab786-3','{"move":"place 01-24 -1,-2 1"}');
INSERT INTO "events" VALUES('thztoqweey0b',9,1794809659473,'moved',0,'lpwt7tjuelgm','2d81a88d-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',10,1794809659476,'moved',1,'bgr2oosbivty','cc7c382c-3','{"move":"place 01-25 -2,-2 0"}');
INSERT INTO "events" VALUES('thztoqweey0b',11,1794809659485,'moved',1,'bgr2oosbivty','54f789e3-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',12,1794809659488,'moved',0,'lpwt7tjuelgm','6b177484-5','{"move":"place 01-35 -3,-2 1"}');
INSERT INTO "events" VALUES('thztoqweey0b',13,1794809659497,'moved',0,'lpwt7tjuelgm','cb7873ff-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',14,1794809659499,'moved',1,'bgr2oosbivty','06aa65dd-5','{"move":"place 01-34 -3,-3 0"}');
INSERT INTO "events" VALUES('thztoqweey0b',15,1794809659505,'moved',1,'bgr2oosbivty','92fbfe79-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',16,1794809659513,'moved',0,'lpwt7tjuelgm','cfab75f3-7','{"move":"place 03-14 -2,-4 0"}');
INSERT INTO "events" VALUES('thztoqweey0b',17,1794809659521,'moved',0,'lpwt7tjuelgm','f7b0c7a2-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',18,1794809659524,'moved',1,'bgr2oosbivty','9d0aef1e-7','{"move":"place 03-14 -4,-2 0"}');
INSERT INTO "events" VALUES('thztoqweey0b',19,1794809659532,'moved',1,'bgr2oosbivty','9fc0227b-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',20,1794809659535,'moved',0,'lpwt7tjuelgm','ba998944-9','{"move":"place +4:0124 -4,-3 3"}');
INSERT INTO "events" VALUES('thztoqweey0b',21,1794809659544,'moved',0,'lpwt7tjuelgm','fb6cf8e5-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',22,1794809659554,'moved',1,'bgr2oosbivty','4163d25a-9','{"move":"place 01-23 -5,-2 4"}');
INSERT INTO "events" VALUES('thztoqweey0b',23,1794809659566,'moved',1,'bgr2oosbivty','17a4e89e-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('thztoqweey0b',24,1794809659578,'moved',0,'lpwt7tjuelgm','cac90409-11','{"move":"place 01-23-45 -6,-2 0"}');
INSERT INTO "events" VALUES('thztoqweey0b',25,1794809659591,'said',0,'lpwt7tjuelgm','d3518f42-12','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('thztoqweey0b',26,1794809659601,'said',1,'bgr2oosbivty','901ee370-11','{"phrase":"thanks"}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('thztoqweey0b',1,0,'lpwt7tjuelgm',1794809658873);
INSERT INTO "game_seats" VALUES('thztoqweey0b',1,1,'bgr2oosbivty',1794809658873);
INSERT INTO "game_seats" VALUES('takcxqcxjdup',1,0,'bgr2oosbivty',1794809659652);
INSERT INTO "game_seats" VALUES('takcxqcxjdup',1,1,'lpwt7tjuelgm',1794809659652);
INSERT INTO "game_seats" VALUES('aywwp1m2rxdv',1,0,'lpwt7tjuelgm',1794809660457);
INSERT INTO "game_seats" VALUES('aywwp1m2rxdv',1,1,'bgr2oosbivty',1794809660457);
INSERT INTO "game_seats" VALUES('t1t5i6x6rh1v',1,0,'lpwt7tjuelgm',1794809663026);
INSERT INTO "game_seats" VALUES('t1t5i6x6rh1v',1,1,'bgr2oosbivty',1794809663026);
INSERT INTO "game_seats" VALUES('4ndtvo6z7op3',1,0,'cv7uj4pdogw5',1794809663826);
INSERT INTO "game_seats" VALUES('4ndtvo6z7op3',1,1,'2ezt7tj69jgy',1794809663826);
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
INSERT INTO "games" VALUES('thztoqweey0b',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1794809658873,NULL,NULL,NULL);
INSERT INTO "games" VALUES('takcxqcxjdup',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1794809659652,1794809660396,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',142);
INSERT INTO "games" VALUES('aywwp1m2rxdv',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794809660457,1794809660462,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5);
INSERT INTO "games" VALUES('t1t5i6x6rh1v',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794809663026,NULL,NULL,NULL);
INSERT INTO "games" VALUES('4ndtvo6z7op3',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Di", "Cy"]',1794809663826,NULL,NULL,NULL);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1794809664405,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('4192783692f0e3803943e0089b73853332652463ad85be55f3ca51d13e7af604','lpwt7tjuelgm',1794809658789);
INSERT INTO "keys" VALUES('ae73229cd6cc1abe11e66f9b8c12df8062c60a9a0b6f62f1113721cadf6acb55','bgr2oosbivty',1794809658817);
INSERT INTO "keys" VALUES('116ced588de9043efa410771e8229d648aee21d8f3447879e914fd19fa1102fa','xpssyfv1oake',1794809663700);
INSERT INTO "keys" VALUES('1be1753ba9ec674b2fade1c63e871056679adb18caa4851969980517c9eb9eff','2ezt7tj69jgy',1794809663738);
INSERT INTO "keys" VALUES('0a67326ac72624510a2bce15f8ddf09ab961a0aa80bddfe3b1765651fcf8912e','cv7uj4pdogw5',1794809663759);
INSERT INTO "keys" VALUES('a033215400da4b1a55d1c6fc1b370d4647facafaa98d6f8ceb3d409644896a25','79f6fwdc41j2',1794809664130);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('dmde63pjbfmz','DXKJ',0,1794809663475,NULL);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('46877b63479ffd2dd42da7f6eecf39d252ed745aa273c0ee3e1e4110aa2f6991','lpwt7tjuelgm',1794810563100);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('lpwt7tjuelgm','bot','Ada',1794809658789,1794809663116,NULL);
INSERT INTO "people" VALUES('bgr2oosbivty','bot','Bo <b>',1794809658817,1794809663125,NULL);
INSERT INTO "people" VALUES('xpssyfv1oake','person','Teacher',1794809663700,1794809663700,NULL);
INSERT INTO "people" VALUES('2ezt7tj69jgy','person','Cy',1794809663738,1794809663738,NULL);
INSERT INTO "people" VALUES('cv7uj4pdogw5','person','Di',1794809663759,1794809663759,NULL);
INSERT INTO "people" VALUES('79f6fwdc41j2','person','Ed',1794809664130,1794809664130,NULL);
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('lpwt7tjuelgm','thztoqweey0b');
INSERT INTO "table_people" VALUES('bgr2oosbivty','thztoqweey0b');
INSERT INTO "table_people" VALUES('bgr2oosbivty','takcxqcxjdup');
INSERT INTO "table_people" VALUES('lpwt7tjuelgm','takcxqcxjdup');
INSERT INTO "table_people" VALUES('lpwt7tjuelgm','aywwp1m2rxdv');
INSERT INTO "table_people" VALUES('bgr2oosbivty','aywwp1m2rxdv');
INSERT INTO "table_people" VALUES('lpwt7tjuelgm','t1t5i6x6rh1v');
INSERT INTO "table_people" VALUES('bgr2oosbivty','t1t5i6x6rh1v');
INSERT INTO "table_people" VALUES('lpwt7tjuelgm','1dqv8esjn4im');
INSERT INTO "table_people" VALUES('xpssyfv1oake','4ndtvo6z7op3');
INSERT INTO "table_people" VALUES('cv7uj4pdogw5','4ndtvo6z7op3');
INSERT INTO "table_people" VALUES('2ezt7tj69jgy','4ndtvo6z7op3');
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
INSERT INTO "tables" VALUES('thztoqweey0b','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'lpwt7tjuelgm','Ada','[["lpwt7tjuelgm", "Ada", null], [null, null, null]]','a0848f88caf1e18a72cd7c50636aa7674aff0febcd8b619c365d98109add8f08',1794809658849,1794809658873,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL);
INSERT INTO "tables" VALUES('takcxqcxjdup','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'bgr2oosbivty','Bo <b>','[["bgr2oosbivty", "Bo <b>", null], [null, null, null]]','538f50956040b0ca429d94d62c340f739db3873dda6cdd9e51a66169fc905957',1794809659628,1794809660407,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL);
INSERT INTO "tables" VALUES('aywwp1m2rxdv','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'lpwt7tjuelgm','Ada','[["lpwt7tjuelgm", "Ada", null], [null, null, null]]','3b003f8d6a920a9ed920a88fd6d17246f0c11953d060d2ef5dca9f6bbcc9ef16',1794809660426,1794809660462,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "greedy", "ready": true, "left": false, "resigned": true}]',NULL,NULL);
INSERT INTO "tables" VALUES('t1t5i6x6rh1v','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'lpwt7tjuelgm','Ada','[["lpwt7tjuelgm", "Ada", null], [null, null, null]]','149c0cc751cb4265198882d3f15661e2dcb4d68d6da34d1a3e99f4cd454ada8d',1794809660473,1794809663026,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}');
INSERT INTO "tables" VALUES('1dqv8esjn4im','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'lpwt7tjuelgm','Ada','[["lpwt7tjuelgm", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','05b8bd6d33cd047eefc913093d9dbabefc7d65baf841ec334d2a7f1f7d756e47',1794809663076,1794809663076,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL);
INSERT INTO "tables" VALUES('4ndtvo6z7op3','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'xpssyfv1oake','Teacher','[["cv7uj4pdogw5", "Di", null], ["2ezt7tj69jgy", "Cy", null]]','41ca1ac6d54f614adaac63d9f53241f71f7dd35f9c838519b3f215a3acfe1f0c',1794809663808,1794809663946,'paused',1,'[{"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}]',NULL,NULL);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
