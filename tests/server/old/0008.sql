-- piece eo3f3rdo
-- on z9yctzxp6ldd
-- over k4fr31bf4jce
-- broken cz2ib7ui9obn
-- given p7h8qinclfzi
-- live uao2h5rvy1s9
-- slow mkklp7iqmyer
-- ada sWI9ERcB2TVmWc9ilOZmiPHzBxJ0otvcQKn4PFGRCcI
-- bo MZmvNgLJ2UGsIY8HnJbUJO61GGjuuuM0lQPIGFsjdYg
-- teacher iLkkdiRLN71JKQuSuRKaAO9egPvgRTnWpqqLlA9rGQE
-- code BFWC
-- cy I79bPPSn1u5-Az6_2d1zbS8nLJkT8m1UD_GB3H0Mx0c
-- di NBIFEncOInh6v45za9Acsl8C0o7da1f4cykC2ehdfxw
-- ed qZm5haNVgyEWI3p-5uSlLRDn-vSMgqHistVSwGUunFw
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "class_people" VALUES('ot3065acakro','hbj9zvtlz082','teacher','@hbj9zvtlz082',1795062613952,NULL);
INSERT INTO "class_people" VALUES('ot3065acakro','6tksgq69ln46','pupil','Cy',1795062613969,'z8nkypxkdcif');
INSERT INTO "class_people" VALUES('ot3065acakro','zfdjrgonff3c','pupil','Di',1795062614006,'z8nkypxkdcif');
INSERT INTO "class_people" VALUES('ot3065acakro','9ttj7h9svtrf','pupil','Ed',1795062614353,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('ot3065acakro','z8nkypxkdcif',1,1);
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
INSERT INTO "events" VALUES('cz2ib7ui9obn',1,1795062612200,'ready',NULL,'l63zwlx5zsiw','d33ee705-85','{}');
INSERT INTO "events" VALUES('cz2ib7ui9obn',2,1795062612209,'sat',1,'shfp5oztul29','1c62dcd1-85','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('cz2ib7ui9obn',3,1795062612209,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('cz2ib7ui9obn',4,1795062612217,'resigned',1,'shfp5oztul29','bb302e79-86','{"why":"resigned","bot":"level-4"}');
INSERT INTO "events" VALUES('cz2ib7ui9obn',5,1795062612217,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('k4fr31bf4jce',1,1795062610062,'ready',NULL,'shfp5oztul29','69f1a4e0-12','{}');
INSERT INTO "events" VALUES('k4fr31bf4jce',2,1795062610074,'sat',1,'l63zwlx5zsiw','b36a2e9d-13','{"name":"Ada"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',3,1795062610074,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('k4fr31bf4jce',4,1795062610264,'moved',1,'l63zwlx5zsiw','2ec6a946-14','{"move":"place 02-13 -1,0 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',5,1795062610336,'moved',1,'l63zwlx5zsiw','bb518e6a-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',6,1795062610372,'moved',0,'shfp5oztul29','e91ee998-13','{"move":"place 02-14 -1,-1 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',7,1795062610433,'moved',0,'shfp5oztul29','261de7c2-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',8,1795062610436,'moved',1,'l63zwlx5zsiw','0c867813-16','{"move":"place 03-14-25 -2,-1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',9,1795062610438,'moved',1,'l63zwlx5zsiw','df6a2396-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',10,1795062610439,'moved',0,'shfp5oztul29','c1ae7812-15','{"move":"place 02-14-35 -3,-1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',11,1795062610483,'moved',0,'shfp5oztul29','232647d2-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',12,1795062610504,'moved',1,'l63zwlx5zsiw','24510bd9-18','{"move":"place 01-23 -3,-2 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',13,1795062610520,'moved',1,'l63zwlx5zsiw','5a677566-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',14,1795062610534,'moved',0,'shfp5oztul29','d13dbbaa-17','{"move":"place 01-25-34 -3,-3 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',15,1795062610556,'moved',0,'shfp5oztul29','f00e9d9f-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',16,1795062610570,'moved',1,'l63zwlx5zsiw','631b6f25-20','{"move":"place 01-24 -4,-3 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',17,1795062610573,'moved',1,'l63zwlx5zsiw','7b3c634d-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',18,1795062610610,'moved',0,'shfp5oztul29','93c2e93b-19','{"move":"place 03-14-25 -5,-2 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',19,1795062610624,'moved',0,'shfp5oztul29','ee396b2c-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',20,1795062610640,'moved',1,'l63zwlx5zsiw','61ed79b0-22','{"move":"place 01-25-34 -6,-2 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',21,1795062610653,'moved',1,'l63zwlx5zsiw','4e5d8e91-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',22,1795062610664,'moved',0,'shfp5oztul29','b79dbb42-21','{"move":"place 01-25 -2,-4 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',23,1795062610685,'moved',0,'shfp5oztul29','f69b05f0-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',24,1795062610842,'moved',1,'l63zwlx5zsiw','48c4e60c-24','{"move":"place 02 -1,-4 3"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',25,1795062610869,'moved',1,'l63zwlx5zsiw','0e272ec8-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',26,1795062610872,'moved',0,'shfp5oztul29','dfcdde72-23','{"move":"place 01 -6,-1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',27,1795062610876,'moved',0,'shfp5oztul29','5c1bb402-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',28,1795062610880,'moved',1,'l63zwlx5zsiw','a87a85c0-26','{"move":"place +2:02 -5,-1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',29,1795062610884,'moved',1,'l63zwlx5zsiw','77a1d0fc-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',30,1795062610888,'moved',0,'shfp5oztul29','5aea0e77-25','{"move":"place +3:024 -4,-2 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',31,1795062610889,'moved',0,'shfp5oztul29','6a7c7ae5-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',32,1795062610891,'moved',1,'l63zwlx5zsiw','c0026b93-28','{"move":"place 01-24-35 -1,-3 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',33,1795062610894,'moved',1,'l63zwlx5zsiw','845a644f-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',34,1795062610896,'moved',0,'shfp5oztul29','4ca58cfd-27','{"move":"place 01-34 0,-4 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',35,1795062610897,'moved',0,'shfp5oztul29','364ef3f7-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',36,1795062610898,'moved',1,'l63zwlx5zsiw','efbee358-30','{"move":"place 03 0,-5 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',37,1795062610900,'moved',1,'l63zwlx5zsiw','fd867114-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',38,1795062610901,'moved',0,'shfp5oztul29','5c3d02e4-29','{"move":"place 02 1,-5 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',39,1795062610902,'moved',0,'shfp5oztul29','d1c88751-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',40,1795062610903,'moved',1,'l63zwlx5zsiw','94b710d2-32','{"move":"place 02-14-35 2,-5 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',41,1795062610904,'moved',1,'l63zwlx5zsiw','4f3d7429-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',42,1795062610906,'moved',0,'shfp5oztul29','0e5a8bf3-31','{"move":"place 03-14 2,-6 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',43,1795062610907,'moved',0,'shfp5oztul29','9facdf02-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',44,1795062610909,'moved',1,'l63zwlx5zsiw','f671f570-34','{"move":"place 02-35 3,-6 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',45,1795062610910,'moved',1,'l63zwlx5zsiw','a0a728e7-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',46,1795062610911,'moved',0,'shfp5oztul29','716e79ac-33','{"move":"place 01 4,-7 3"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',47,1795062610912,'moved',0,'shfp5oztul29','d4b06783-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',48,1795062610916,'moved',1,'l63zwlx5zsiw','49e047e3-36','{"move":"place 02 1,-4 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',49,1795062610924,'moved',1,'l63zwlx5zsiw','b6bf1760-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',50,1795062610936,'moved',0,'shfp5oztul29','c7e207e7-35','{"move":"place +1:0 3,-5 5"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',51,1795062610944,'moved',0,'shfp5oztul29','ed0a1de2-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',52,1795062610952,'moved',1,'l63zwlx5zsiw','dbd62324-38','{"move":"place 02-14 -2,-3 4"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',53,1795062610960,'moved',1,'l63zwlx5zsiw','8b870f7f-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',54,1795062610968,'moved',0,'shfp5oztul29','dd80da86-37','{"move":"place 01-23-45 1,-3 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',55,1795062610981,'moved',0,'shfp5oztul29','25756668-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',56,1795062610996,'moved',1,'l63zwlx5zsiw','49a53e76-40','{"move":"place 01-24-35 -4,0 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',57,1795062611004,'moved',1,'l63zwlx5zsiw','dbd3cba3-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',58,1795062611015,'moved',0,'shfp5oztul29','8bb49455-39','{"move":"place +3:013 4,-6 5"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',59,1795062611024,'moved',0,'shfp5oztul29','c1d85f78-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',60,1795062611032,'moved',1,'l63zwlx5zsiw','cca0c386-42','{"move":"place 02-13 5,-6 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',61,1795062611044,'moved',1,'l63zwlx5zsiw','56d7cc37-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',62,1795062611056,'moved',0,'shfp5oztul29','c77f74fa-41','{"move":"place 01-23 -5,0 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',63,1795062611062,'moved',0,'shfp5oztul29','49663246-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',64,1795062611072,'moved',1,'l63zwlx5zsiw','bf78f6cd-44','{"move":"place 02 -1,-2 4"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',65,1795062611082,'moved',1,'l63zwlx5zsiw','9d93a714-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',66,1795062611092,'moved',0,'shfp5oztul29','1de34852-43','{"move":"place 03 4,-5 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',67,1795062611100,'moved',0,'shfp5oztul29','b835856f-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',68,1795062611108,'moved',1,'l63zwlx5zsiw','05093f5d-46','{"move":"place 03-14 0,-3 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',69,1795062611120,'moved',1,'l63zwlx5zsiw','f8c2e751-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',70,1795062611128,'moved',0,'shfp5oztul29','aabd63da-45','{"move":"place 03 3,-4 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',71,1795062611140,'moved',0,'shfp5oztul29','9077b52d-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',72,1795062611157,'moved',1,'l63zwlx5zsiw','16d61ba9-48','{"move":"place 01-25 5,-5 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',73,1795062611164,'moved',1,'l63zwlx5zsiw','47ae07d7-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',74,1795062611172,'moved',0,'shfp5oztul29','ec39ee98-47','{"move":"place 01-25-34 6,-6 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',75,1795062611180,'moved',0,'shfp5oztul29','b4fdb263-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',76,1795062611196,'moved',1,'l63zwlx5zsiw','80ee49a2-50','{"move":"place 03-14 6,-7 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',77,1795062611204,'moved',1,'l63zwlx5zsiw','0f4213a6-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',78,1795062611215,'moved',0,'shfp5oztul29','73567669-49','{"move":"place 02-14 6,-8 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',79,1795062611224,'moved',0,'shfp5oztul29','7b319944-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',80,1795062611245,'moved',1,'l63zwlx5zsiw','542a0b4b-52','{"move":"place 01-35 -2,-2 4"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',81,1795062611252,'moved',1,'l63zwlx5zsiw','4bb65646-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',82,1795062611265,'moved',0,'shfp5oztul29','0c3e6083-51','{"move":"quake 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',83,1795062611272,'moved',0,'shfp5oztul29','b225e1df-52','{"move":"place +2:03 0,-4 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',84,1795062611284,'moved',0,'shfp5oztul29','b35c4a60-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',85,1795062611288,'moved',1,'l63zwlx5zsiw','09081c33-54','{"move":"place +5:01234 -4,-1 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',86,1795062611300,'moved',1,'l63zwlx5zsiw','1195506e-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',87,1795062611308,'moved',0,'shfp5oztul29','b26463f6-54','{"move":"place 03 0,-3 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',88,1795062611313,'moved',0,'shfp5oztul29','4fd6c9a5-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',89,1795062611316,'moved',1,'l63zwlx5zsiw','0d496718-56','{"move":"place 01-24 -6,1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',90,1795062611332,'moved',1,'l63zwlx5zsiw','6b97ed10-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',91,1795062611349,'moved',0,'shfp5oztul29','bcd9d55f-56','{"move":"quake 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',92,1795062611361,'moved',0,'shfp5oztul29','8fc4dc03-57','{"move":"place 01-23 -5,1 4"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',93,1795062611368,'moved',0,'shfp5oztul29','99eae5a3-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',94,1795062611380,'moved',1,'l63zwlx5zsiw','305423a7-58','{"move":"place 01-23-45 -3,0 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',95,1795062611392,'moved',1,'l63zwlx5zsiw','3c53d9d1-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',96,1795062611405,'moved',0,'shfp5oztul29','c30b72ce-59','{"move":"place 01-23-45 1,-2 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',97,1795062611412,'moved',0,'shfp5oztul29','ac91b6df-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',98,1795062611424,'moved',1,'l63zwlx5zsiw','a2fce667-60','{"move":"place +4:0123 0,-2 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',99,1795062611428,'moved',1,'l63zwlx5zsiw','14a7c243-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',100,1795062611430,'moved',0,'shfp5oztul29','bb99d878-61','{"move":"place 01-34 0,-4 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',101,1795062611436,'moved',0,'shfp5oztul29','60fa8465-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',102,1795062611444,'moved',1,'l63zwlx5zsiw','11510785-62','{"move":"place +2:01 -6,0 3"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',103,1795062611452,'moved',1,'l63zwlx5zsiw','1630f534-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',104,1795062611464,'moved',0,'shfp5oztul29','ab6f92eb-63','{"move":"place 02-14-35 2,-3 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',105,1795062611468,'moved',0,'shfp5oztul29','92df19ee-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',106,1795062611476,'moved',1,'l63zwlx5zsiw','c477a170-64','{"move":"place 01-25 3,-3 3"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',107,1795062611484,'moved',1,'l63zwlx5zsiw','abdc513e-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',108,1795062611492,'moved',0,'shfp5oztul29','0f693b69-65','{"move":"place +4:0124 0,-5 5"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',109,1795062611495,'moved',0,'shfp5oztul29','313af7a5-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',110,1795062611508,'moved',1,'l63zwlx5zsiw','46ca1284-66','{"move":"place 01-35 5,-4 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',111,1795062611516,'moved',1,'l63zwlx5zsiw','266f33ce-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',112,1795062611524,'moved',0,'shfp5oztul29','d649f22a-67','{"move":"place 01 4,-4 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',113,1795062611532,'moved',0,'shfp5oztul29','29c989c6-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',114,1795062611538,'moved',1,'l63zwlx5zsiw','50a8dd4b-68','{"move":"place 03-14-25 6,-5 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',115,1795062611544,'moved',1,'l63zwlx5zsiw','15cade2c-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',116,1795062611552,'moved',0,'shfp5oztul29','4dd20392-69','{"move":"place 01 -6,2 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',117,1795062611556,'moved',0,'shfp5oztul29','9c62d1dd-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',118,1795062611564,'moved',1,'l63zwlx5zsiw','e1c8451d-70','{"move":"place 03 -5,2 2"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',119,1795062611568,'moved',1,'l63zwlx5zsiw','1a5af716-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',120,1795062611576,'moved',0,'shfp5oztul29','411afd8c-71','{"move":"place 02 5,-7 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',121,1795062611584,'moved',0,'shfp5oztul29','8c66a21b-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',122,1795062611590,'moved',1,'l63zwlx5zsiw','67533a83-72','{"move":"place 01-24 -3,1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',123,1795062611596,'moved',1,'l63zwlx5zsiw','9c96292c-73','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',124,1795062611604,'moved',0,'shfp5oztul29','3d556ff0-73','{"move":"place 02-35 -1,0 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',125,1795062611608,'moved',0,'shfp5oztul29','726fb8e0-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',126,1795062611613,'moved',1,'l63zwlx5zsiw','2ceddb61-74','{"move":"place 01 -4,1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',127,1795062611624,'moved',1,'l63zwlx5zsiw','b0333003-75','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',128,1795062611628,'moved',0,'shfp5oztul29','6e42c3c8-75','{"move":"place 01-34 1,-1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',129,1795062611633,'moved',0,'shfp5oztul29','ef133dbf-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',130,1795062611640,'moved',1,'l63zwlx5zsiw','de23c86d-76','{"move":"place 02-13 2,-2 4"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',131,1795062611648,'moved',1,'l63zwlx5zsiw','b3fe9c3b-77','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',132,1795062611654,'moved',0,'shfp5oztul29','f128de25-77','{"move":"place +3:014 3,-2 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',133,1795062611664,'moved',0,'shfp5oztul29','add5abdc-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',134,1795062611672,'moved',1,'l63zwlx5zsiw','705a1919-78','{"move":"place 01-35 -2,0 5"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',135,1795062611684,'moved',1,'l63zwlx5zsiw','e20a8d4d-79','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',136,1795062611692,'moved',0,'shfp5oztul29','091915a7-79','{"move":"place +3:012 4,-3 4"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',137,1795062611696,'moved',0,'shfp5oztul29','29d731e3-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',138,1795062611708,'moved',1,'l63zwlx5zsiw','462f54db-80','{"move":"place +4:0134 5,-3 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',139,1795062611716,'moved',1,'l63zwlx5zsiw','ecf6b209-81','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',140,1795062611720,'moved',0,'shfp5oztul29','5e7ac04b-81','{"move":"place 02-35 6,-4 1"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',141,1795062611732,'moved',0,'shfp5oztul29','12b12a2e-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',142,1795062611761,'moved',1,'l63zwlx5zsiw','92c75e61-82','{"move":"place 01-24-35 -1,1 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',143,1795062611766,'moved',1,'l63zwlx5zsiw','8476038e-83','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',144,1795062611776,'moved',0,'shfp5oztul29','aca33183-83','{"move":"place +6:012345 1,0 0"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',145,1795062611780,'moved',0,'shfp5oztul29','bbf56d61-84','{"move":"crew -"}');
INSERT INTO "events" VALUES('k4fr31bf4jce',146,1795062611780,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('k4fr31bf4jce',147,1795062612172,'rematch',NULL,'l63zwlx5zsiw','c0d16e52-84','{"secret":"f7845378d23969ffa67fc5ec6d0acdf5826dd3b7dff73f5c310bcb0d5358ebef","commitment":"61a6f69beff8f8ee18b31daa521f444a61bfd819b03093478a970305536901d4"}');
INSERT INTO "events" VALUES('mkklp7iqmyer',1,1795062612429,'ready',NULL,'l63zwlx5zsiw','b6911611-91','{}');
INSERT INTO "events" VALUES('mkklp7iqmyer',2,1795062612442,'sat',1,'shfp5oztul29','4fdc2757-90','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('mkklp7iqmyer',3,1795062612442,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('mkklp7iqmyer',4,1795062612596,'moved',0,'l63zwlx5zsiw','8679d35d-92','{"move":"lay A1"}');
INSERT INTO "events" VALUES('mkklp7iqmyer',5,1795062612664,'moved',1,'shfp5oztul29','b9e97c05-91','{"move":"lay A6"}');
INSERT INTO "events" VALUES('mkklp7iqmyer',6,1795062612764,'moved',0,'l63zwlx5zsiw','d7dfd63c-93','{"move":"lay B1"}');
INSERT INTO "events" VALUES('mkklp7iqmyer',7,1795062612783,'moved',1,'shfp5oztul29','0e185d4f-92','{"move":"lay A5"}');
INSERT INTO "events" VALUES('p7h8qinclfzi',1,1795062612269,'ready',NULL,'l63zwlx5zsiw','ac78fb35-86','{}');
INSERT INTO "events" VALUES('p7h8qinclfzi',2,1795062612281,'sat',1,'shfp5oztul29','72ceb7aa-87','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('p7h8qinclfzi',3,1795062612281,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('p7h8qinclfzi',4,1795062612293,'moved',0,'l63zwlx5zsiw','3e36aade-87','{"move":"crew -"}');
INSERT INTO "events" VALUES('p7h8qinclfzi',5,1795062612300,'moved',1,'shfp5oztul29','1ff1aa73-88','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('p7h8qinclfzi',6,1795062612308,'moved',0,'l63zwlx5zsiw','084e8c6a-88','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('p7h8qinclfzi',7,1795062612313,'moved',0,'l63zwlx5zsiw','14ee56cc-89','{"move":"crew -"}');
INSERT INTO "events" VALUES('uao2h5rvy1s9',1,1795062612350,'ready',NULL,'l63zwlx5zsiw','8be26ea8-90','{}');
INSERT INTO "events" VALUES('uao2h5rvy1s9',2,1795062612369,'sat',1,'shfp5oztul29','143db466-89','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('uao2h5rvy1s9',3,1795062612369,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('z8nkypxkdcif',1,1795062614305,'ready',NULL,'6tksgq69ln46',NULL,'{}');
INSERT INTO "events" VALUES('z8nkypxkdcif',2,1795062614305,'ready',NULL,'zfdjrgonff3c',NULL,'{}');
INSERT INTO "events" VALUES('z8nkypxkdcif',3,1795062614305,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('z8nkypxkdcif',4,1795062614339,'paused',NULL,NULL,NULL,'{"held":true}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',1,1795062608566,'ready',NULL,'l63zwlx5zsiw','a0b09872-0','{}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',2,1795062608575,'sat',1,'shfp5oztul29','965cd3f5-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',3,1795062608575,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',4,1795062608716,'moved',0,'l63zwlx5zsiw','561dd6c3-1','{"move":"place 03 -1,0 2"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',5,1795062608749,'moved',0,'l63zwlx5zsiw','d4ff316f-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',6,1795062608825,'moved',1,'shfp5oztul29','0a5e41a2-1','{"move":"place 01-24 -2,0 0"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',7,1795062608827,'moved',1,'shfp5oztul29','deda3424-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',8,1795062608840,'moved',0,'l63zwlx5zsiw','48256c3d-3','{"move":"place 02-35 -2,-1 0"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',9,1795062608857,'moved',0,'l63zwlx5zsiw','b64f90a0-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',10,1795062608859,'moved',1,'shfp5oztul29','1149faec-3','{"move":"place 02-35 -3,-1 0"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',11,1795062608861,'moved',1,'shfp5oztul29','1312374b-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',12,1795062608868,'moved',0,'l63zwlx5zsiw','f906fb29-5','{"move":"place 02-14 -3,-2 1"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',13,1795062608870,'moved',0,'l63zwlx5zsiw','573f2ed6-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',14,1795062608876,'moved',1,'shfp5oztul29','63ceed63-5','{"move":"place 01-25-34 -4,-2 0"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',15,1795062608880,'moved',1,'shfp5oztul29','75631152-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',16,1795062608909,'moved',0,'l63zwlx5zsiw','2006bfbd-7','{"move":"place 02-35 -5,-2 0"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',17,1795062608919,'moved',0,'l63zwlx5zsiw','6726980c-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',18,1795062609846,'moved',1,'shfp5oztul29','890fcac7-7','{"move":"place 02-13 -6,-2 0"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',19,1795062609854,'moved',1,'shfp5oztul29','4f241686-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',20,1795062609863,'moved',0,'l63zwlx5zsiw','292ae3c7-9','{"move":"place 01 -4,-3 2"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',21,1795062609864,'moved',0,'l63zwlx5zsiw','d87972a4-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',22,1795062609865,'moved',1,'shfp5oztul29','9e8894e3-9','{"move":"place +4:0123 -3,-3 4"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',23,1795062609866,'moved',1,'shfp5oztul29','59eb18c3-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',24,1795062609944,'moved',0,'l63zwlx5zsiw','6c37ab16-11','{"move":"place 03-14 -2,-4 0"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',25,1795062609994,'said',0,'l63zwlx5zsiw','41402987-12','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('z9yctzxp6ldd',26,1795062609998,'said',1,'shfp5oztul29','6b0b48e4-11','{"phrase":"thanks"}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('z9yctzxp6ldd',1,0,'l63zwlx5zsiw',1795062608575);
INSERT INTO "game_seats" VALUES('z9yctzxp6ldd',1,1,'shfp5oztul29',1795062608575);
INSERT INTO "game_seats" VALUES('k4fr31bf4jce',1,0,'shfp5oztul29',1795062610074);
INSERT INTO "game_seats" VALUES('k4fr31bf4jce',1,1,'l63zwlx5zsiw',1795062610074);
INSERT INTO "game_seats" VALUES('cz2ib7ui9obn',1,0,'l63zwlx5zsiw',1795062612209);
INSERT INTO "game_seats" VALUES('cz2ib7ui9obn',1,1,'shfp5oztul29',1795062612209);
INSERT INTO "game_seats" VALUES('p7h8qinclfzi',1,0,'l63zwlx5zsiw',1795062612281);
INSERT INTO "game_seats" VALUES('p7h8qinclfzi',1,1,'shfp5oztul29',1795062612281);
INSERT INTO "game_seats" VALUES('uao2h5rvy1s9',1,0,'l63zwlx5zsiw',1795062612369);
INSERT INTO "game_seats" VALUES('uao2h5rvy1s9',1,1,'shfp5oztul29',1795062612369);
INSERT INTO "game_seats" VALUES('mkklp7iqmyer',1,0,'l63zwlx5zsiw',1795062612442);
INSERT INTO "game_seats" VALUES('mkklp7iqmyer',1,1,'shfp5oztul29',1795062612442);
INSERT INTO "game_seats" VALUES('z8nkypxkdcif',1,0,'6tksgq69ln46',1795062614305);
INSERT INTO "game_seats" VALUES('z8nkypxkdcif',1,1,'zfdjrgonff3c',1795062614305);
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
INSERT INTO "games" VALUES('z9yctzxp6ldd',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1795062608575,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('k4fr31bf4jce',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1795062610074,1795062611780,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',146,0);
INSERT INTO "games" VALUES('cz2ib7ui9obn',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1795062612209,1795062612217,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5,0);
INSERT INTO "games" VALUES('p7h8qinclfzi',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1795062612281,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('uao2h5rvy1s9',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1795062612369,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('mkklp7iqmyer',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1795062612442,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('z8nkypxkdcif',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Cy", "Di"]',1795062614305,NULL,NULL,NULL,0);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1795062614557,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('2b149927bea2e46d98e1155333cddc03405f1d13077d333195858563417af7f3','l63zwlx5zsiw',1795062606154);
INSERT INTO "keys" VALUES('a0e7de1ef867ccef1434e6814042c30c21417dd22736b6173b3ea6f8960083a0','shfp5oztul29',1795062606244);
INSERT INTO "keys" VALUES('368983aae3d2095ecdcb7df7cbeffbdc5219c0e093853ba6b8205b7afc0f8ddd','hbj9zvtlz082',1795062613950);
INSERT INTO "keys" VALUES('ebe167137dacf4ac9fa69566bb77d40fb02c70a471f16859fd9cf620d46fa78c','6tksgq69ln46',1795062613969);
INSERT INTO "keys" VALUES('e2a6c7ac6ffa31def5069ec758bfd2acb7150d3e5fd44393feef6a85ea2d1fed','zfdjrgonff3c',1795062614006);
INSERT INTO "keys" VALUES('51cadf1707fba969d2c5581faaf4bdcc36f939f6be9f6c3a441b824a94308b43','9ttj7h9svtrf',1795062614353);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('ot3065acakro','BFWC',0,1795062613181,NULL,0);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('0e05987a5caf1b156e163bc0ee7299b3e8a89de82d2fc7029b59b45c0fa91b9d','l63zwlx5zsiw',1795063512880);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('l63zwlx5zsiw','bot','Ada',1795062606154,1795062612910,NULL);
INSERT INTO "people" VALUES('shfp5oztul29','bot','Bo <b>',1795062606244,1795062612912,NULL);
INSERT INTO "people" VALUES('hbj9zvtlz082','person','Teacher',1795062613950,1795062613950,NULL);
INSERT INTO "people" VALUES('6tksgq69ln46','person','Cy',1795062613969,1795062613969,NULL);
INSERT INTO "people" VALUES('zfdjrgonff3c','person','Di',1795062614006,1795062614006,NULL);
INSERT INTO "people" VALUES('9ttj7h9svtrf','person','Ed',1795062614353,1795062614353,NULL);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	simulations INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, round, simulations), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "reviews" VALUES('k4fr31bf4jce',1,1,'[1, [[0, 1, 0, 25992, 59850, [0.4606210940195914, 0.5393789059804086], [0.4830034339148375, 0.5169965660851625], null, [0.0, 0.0]], [1, 1, 0, 92340, 92348, [0.4830034339148375, 0.5169965660851625], [0.5183965998246413, 0.48160340017535874], 2, [0.04549072050592862, -0.04549072050592884]], [2, 0, 0, 28909, 59864, [0.5638873203305699, 0.4361126796694299], [0.5207456292723266, 0.4792543707276734], null, [0.0, 0.0]], [3, 0, 0, 92340, 92353, [0.5207456292723266, 0.4792543707276734], [0.48157910318366004, 0.51842089681634], 4, [-0.04549663836897172, 0.045496638368971665]], [4, 1, 0, 50448, 59864, [0.4360824648146883, 0.5639175351853116], [0.5039826430199249, 0.49601735698007504], null, [0.0, 0.0]], [5, 1, 0, 92340, 92358, [0.5039826430199249, 0.49601735698007504], [0.5184458835371307, 0.4815541164628692], 6, [0.04560586125256538, -0.045605861252565216]], [6, 0, 0, 47202, 59864, [0.5640517447896961, 0.435948255210304], [0.49804159921572466, 0.5019584007842753], null, [0.0, 0.0]], [7, 0, 0, 92340, 92348, [0.49804159921572466, 0.5019584007842753], [0.4815284102208013, 0.5184715897791987], 8, [-0.04571842782348823, 0.045718427823488006]], [8, 1, 0, 10104, 59864, [0.43580998239731306, 0.5641900176026867], [0.5002708286626167, 0.4997291713373832], null, [0.0, 0.0]], [9, 1, 0, 92340, 92356, [0.5002708286626167, 0.4997291713373832], [0.5184980470755787, 0.4815019529244213], 10, [0.045827889139879785, -0.04582788913987962]], [10, 0, 0, 43800, 59864, [0.5643259362154585, 0.43567406378454165], [0.4953683700867321, 0.5046316299132679], null, [0.0, 0.0]], [11, 0, 0, 92340, 92359, [0.4953683700867321, 0.5046316299132679], [0.4814747111708056, 0.5185252888291945], 12, [-0.04594506616138405, 0.04594506616138405]], [12, 1, 0, 13014, 59864, [0.43552964500942154, 0.5644703549905785], [0.5048519112407656, 0.4951480887592344], null, [0.0, 0.0]], [13, 1, 0, 92340, 92357, [0.5048519112407656, 0.4951480887592344], [0.5185533504535472, 0.48144664954645283], 14, [0.0568692057371728, -0.05686920573717291]], [14, 0, 0, 49944, 75252, [0.57542255619072, 0.4245774438092799], [0.49707262731380303, 0.5029273726861969], null, [0.0, 0.0]], [15, 0, 0, 92340, 92354, [0.49707262731380303, 0.5029273726861969], [0.4814177304736988, 0.5185822695263013], 16, [-0.057018191880632674, 0.05701819188063262]], [16, 1, 0, 43782, 75252, [0.4243995385930661, 0.5756004614069339], [0.5186120859571663, 0.48138791404283365], null, [0.0, 0.0]], [17, 1, 0, 92340, 92340, [0.5186120859571663, 0.48138791404283365], [0.5186120859571663, 0.48138791404283365], 18, [0.05716209805375705, -0.05716209805375688]], [18, 0, 0, 16106, 75252, [0.5757741840109234, 0.42422581598907677], [0.4921550031094105, 0.5078449968905896], null, [0.0, 0.0]], [19, 0, 0, 92340, 92356, [0.4921550031094105, 0.5078449968905896], [0.4813571578283457, 0.5186428421716544], 20, [-0.05731782207775182, 0.05731782207775149]], [20, 1, 0, 3801, 75252, [0.4240393357505939, 0.5759606642494058], [0.5060276710721806, 0.4939723289278194], null, [0.0, 0.0]], [21, 1, 0, 92340, 92360, [0.5060276710721806, 0.4939723289278194], [0.5186745833124888, 0.48132541668751117], 22, [0.05748373386795791, -0.05748373386795802]], [22, 0, 0, 852, 75252, [0.5761583171804467, 0.42384168281955314], [0.4812926425393209, 0.5187073574606791], null, [0.0, 0.0]], [23, 0, 0, 92340, 92340, [0.4812926425393209, 0.5187073574606791], [0.4812926425393209, 0.5187073574606791], 24, [-0.057682894684132846, 0.05768289468413279]], [24, 1, 0, 59340, 75252, [0.42360974785518807, 0.5763902521448119], [0.48621588928958887, 0.5137841107104111], null, [0.0, 0.0]], [25, 1, 0, 92340, 92343, [0.48621588928958887, 0.5137841107104111], [0.5187412158785352, 0.4812587841214647], 26, [0.0579575241108794, -0.05795752411087923]], [26, 0, 0, 74737, 75252, [0.5766987399894146, 0.4233012600105855], [0.5343907370784864, 0.46560926292151367], null, [0.0, 0.0]], [27, 0, 0, 92340, 92342, [0.5343907370784864, 0.46560926292151367], [0.48122378672279303, 0.5187762132772069], 28, [-0.02921335761655497, 0.029213357616554858]], [28, 1, 0, 40896, 41388, [0.45201042910623807, 0.5479895708937618], [0.5053069730894084, 0.4946930269105916], null, [0.0, 0.0]], [29, 1, 0, 92340, 92347, [0.5053069730894084, 0.4946930269105916], [0.5188124081116835, 0.4811875918883165], 30, [0.05050936209882384, -0.050509362098823785]], [30, 0, 0, 19356, 19496, [0.5693217702105073, 0.4306782297894927], [0.4906470706136587, 0.5093529293863414], null, [0.0, 0.0]], [31, 0, 0, 92340, 92359, [0.4906470706136587, 0.5093529293863414], [0.4811501370933996, 0.5188498629066004], 32, [-0.017752285416471003, 0.017752285416471003]], [32, 1, 0, 6882, 47544, [0.4633978516769286, 0.5366021483230714], [0.5188886446166721, 0.481111355383328], null, [0.0, 0.0]], [33, 1, 0, 92340, 92340, [0.5188886446166721, 0.481111355383328], [0.5188886446166721, 0.481111355383328], 34, [0.019516674990475602, -0.019516674990475658]], [34, 0, 0, 3812, 4460, [0.5384053196071477, 0.46159468039285234], [0.48107117497387847, 0.5189288250261215], null, [0.0, 0.0]], [35, 0, 0, 92340, 92340, [0.48107117497387847, 0.5189288250261215], [0.48107117497387847, 0.5189288250261215], 36, [-0.05291185041515922, 0.05291185041515922]], [36, 1, 0, 47070, 53710, [0.42815932455871925, 0.5718406754412807], [0.5099522625747608, 0.4900477374252393], null, [0.0, 0.0]], [37, 1, 0, 92340, 92348, [0.5099522625747608, 0.4900477374252393], [0.5189704811921206, 0.48102951880787925], 38, [0.05307856999621208, -0.053078569996211966]], [38, 0, 0, 34598, 53710, [0.5720490511883327, 0.4279509488116673], [0.4809863040619972, 0.5190136959380028], null, [0.0, 0.0]], [39, 0, 0, 92340, 92340, [0.4809863040619972, 0.5190136959380028], [0.4809863040619972, 0.5190136959380028], 40, [-0.05323770367279007, 0.053237703672790015]], [40, 1, 0, 31526, 53710, [0.42774860038920715, 0.5722513996107929], [0.5087600656837903, 0.49123993431620977], null, [0.0, 0.0]], [41, 1, 0, 92340, 92357, [0.5087600656837903, 0.49123993431620977], [0.5190585584028902, 0.4809414415971099], 42, [0.05341707064687773, -0.053417070646877785]], [42, 0, 0, 753, 53710, [0.5724756290497679, 0.4275243709502321], [0.4808948353445884, 0.5191051646554117], null, [0.0, 0.0]], [43, 0, 0, 92340, 92340, [0.4808948353445884, 0.5191051646554117], [0.4808948353445884, 0.5191051646554117], 44, [-0.05358969902300664, 0.05358969902300659]], [44, 1, 0, 3973, 53710, [0.42730513632158174, 0.5726948636784183], [0.507534985211192, 0.49246501478880805], null, [0.0, 0.0]], [45, 1, 0, 92340, 92353, [0.507534985211192, 0.49246501478880805], [0.5191536183804013, 0.48084638161959864], 46, [0.05378302130734203, -0.05378302130734197]], [46, 0, 0, 53237, 53710, [0.5729366396877433, 0.42706336031225667], [0.48079596835109256, 0.5192040316489074], null, [0.0, 0.0]], [47, 0, 0, 92340, 92340, [0.48079596835109256, 0.5192040316489074], [0.48079596835109256, 0.5192040316489074], 48, [-0.01614058768838683, 0.01614058768838711]], [48, 1, 0, 28582, 29082, [0.46465538066270573, 0.5353446193372945], [0.46984632925984454, 0.5301536707401555], null, [0.0, 0.0]], [49, 1, 0, 92340, 92350, [0.46984632925984454, 0.5301536707401555], [0.5192565257835476, 0.4807434742164523], 50, [0.015425382383661423, -0.015425382383661423]], [50, 0, 0, 37992, 44474, [0.5346819081672091, 0.4653180918327909], [0.4926905956396059, 0.5073094043603942], null, [0.0, 0.0]], [51, 0, 0, 92340, 92347, [0.4926905956396059, 0.5073094043603942], [0.4806887676667257, 0.5193112323332744], 52, [-0.014894856788567112, 0.014894856788567057]], [52, 1, 0, 41202, 41394, [0.4657939108781586, 0.5342060891218414], [0.5141725895458713, 0.4858274104541287], null, [0.0, 0.0]], [53, 1, 0, 92340, 92347, [0.5141725895458713, 0.4858274104541287], [0.5193682941740349, 0.48063170582596504], 54, [0.08636774878238784, -0.08636774878238768]], [54, 0, 0, 68633, 69097, [0.6057360429564227, 0.39426395704357736], [0.5403252555460195, 0.4596747444539804], null, [0.0, 0.0]], [55, 0, 0, 92340, 92346, [0.5403252555460195, 0.4596747444539804], [0.4805721332452839, 0.5194278667547162], 56, [-0.015788640706271506, 0.015788640706271395]], [56, 1, 0, 25544, 26005, [0.4647834925390124, 0.5352165074609876], [0.4779815209957608, 0.5220184790042393], null, [0.0, 0.0]], [57, 1, 0, 92340, 92360, [0.4779815209957608, 0.5220184790042393], [0.5194901195112458, 0.4805098804887542], 58, [0.015121851751511484, -0.015121851751511428]], [58, 0, 0, 10255, 44474, [0.5346119712627573, 0.4653880287372428], [0.4838258894202796, 0.5161741105797204], null, [0.0, 0.0]], [59, 0, 0, 92340, 92359, [0.4838258894202796, 0.5161741105797204], [0.48044476252405793, 0.519555237475942], 60, [-0.016955700608629443, 0.016955700608629387]], [60, 1, 0, 4126, 4460, [0.4634890619154285, 0.5365109380845714], [0.5196234231142982, 0.4803765768857018], null, [0.0, 0.0]], [61, 1, 0, 92340, 92340, [0.5196234231142982, 0.4803765768857018], [0.5196234231142982, 0.4803765768857018], 62, [0.016293684960605126, -0.016293684960605126]], [62, 0, 0, 7231, 7537, [0.5359171080749033, 0.46408289192509666], [0.48776431518175084, 0.5122356848182491], null, [0.0, 0.0]], [63, 0, 0, 92340, 92354, [0.48776431518175084, 0.5122356848182491], [0.48030510157239137, 0.5196948984276086], 64, [-0.015818421631433932, 0.015818421631433988]], [64, 1, 0, 34910, 35238, [0.46448667994095744, 0.5355133200590426], [0.4756345744593393, 0.5243654255406607], null, [0.0, 0.0]], [65, 1, 0, 92340, 92349, [0.4756345744593393, 0.5243654255406607], [0.5197699073674313, 0.48023009263256866], 66, [0.018400403363291185, -0.018400403363290962]], [66, 0, 0, 7225, 7537, [0.5381703107307225, 0.4618296892692777], [0.4909635967719009, 0.5090364032280992], null, [0.0, 0.0]], [67, 0, 0, 92340, 92354, [0.4909635967719009, 0.5090364032280992], [0.48015128138279, 0.5198487186172099], 68, [-0.020291640385763587, 0.020291640385763587]], [68, 1, 0, 16471, 16772, [0.4598596409970264, 0.5401403590029735], [0.47143935214770455, 0.5285606478522954], null, [0.0, 0.0]], [69, 1, 0, 92340, 92349, [0.47143935214770455, 0.5285606478522954], [0.519931628807887, 0.48006837119211304], 70, [0.08676138473563744, -0.08676138473563755]], [70, 0, 0, 44178, 63104, [0.6066930135435245, 0.3933069864564755], [0.48963666276560885, 0.5103633372343911], null, [0.0, 0.0]], [71, 0, 0, 92340, 92359, [0.48963666276560885, 0.5103633372343911], [0.4799810337513878, 0.5200189662486122], 72, [-0.08249797308185125, 0.08249797308185103]], [72, 1, 0, 34784, 63104, [0.39748306066953654, 0.6025169393304632], [0.5201110952714483, 0.4798889047285517], null, [0.0, 0.0]], [73, 1, 0, 92340, 92340, [0.5201110952714483, 0.4798889047285517], [0.5201110952714483, 0.4798889047285517], 74, [0.08292856039816154, -0.08292856039816165]], [74, 0, 0, 28465, 63104, [0.6030396556696098, 0.39696034433039007], [0.4797915786887099, 0.5202084213112901], null, [0.0, 0.0]], [75, 0, 0, 92340, 92340, [0.4797915786887099, 0.5202084213112901], [0.4797915786887099, 0.5202084213112901], 76, [-0.08839510323504429, 0.08839510323504429]], [76, 1, 0, 22588, 63104, [0.3913964754536656, 0.6086035245463344], [0.5095930621981348, 0.4904069378018652], null, [0.0, 0.0]], [77, 1, 0, 92340, 92353, [0.5095930621981348, 0.4904069378018652], [0.5203113968703549, 0.4796886031296451], 78, [0.00010913168196124978, -0.00010913168196124978]], [78, 0, 0, 92362, 92362, [0.5204205285523161, 0.47957947144768387], [0.5204205285523161, 0.47957947144768387], 79, [0.13460202605349303, -0.13460202605349297]], [79, 0, 0, 62449, 62449, [0.6550225546058092, 0.3449774453941909], [0.6550225546058092, 0.34497744539419084], null, [0.0, 0.0]], [80, 0, 0, 92340, 92345, [0.6550225546058092, 0.34497744539419084], [0.4794636146032351, 0.520536385396765], 81, [-0.13390361873211076, 0.13390361873211076]], [81, 1, 0, 87212, 87714, [0.34555999587112435, 0.6544400041288757], [0.38425350357593613, 0.6157464964240639], null, [0.0, 0.0]], [82, 1, 0, 92340, 92341, [0.38425350357593613, 0.6157464964240639], [0.520790924410952, 0.479209075589048], 83, [0.02618449186052796, -0.026184491860528125]], [83, 0, 0, 7208, 50622, [0.5469754162714799, 0.4530245837285199], [0.48947358178751743, 0.5105264182124825], null, [0.0, 0.0]], [84, 0, 0, 92340, 92358, [0.48947358178751743, 0.5105264182124825], [0.47906884360356394, 0.5209311563964361], 85, [-0.1860232468910688, 0.18602324689106875]], [85, 1, 0, 13488, 13687, [0.29304559671249514, 0.7069544032875048], [0.5136911508480478, 0.48630884915195216], null, [0.0, 0.0]], [86, 1, 0, 92340, 92347, [0.5136911508480478, 0.48630884915195216], [0.5210812447881809, 0.4789187552118192], 87, [0.000161021774720993, -0.0001610217747210485]], [87, 0, 0, 92362, 92362, [0.5212422665629018, 0.47875773343709815], [0.5212422665629018, 0.47875773343709815], 88, [0.029186307856308047, -0.02918630785630799]], [88, 0, 0, 10420, 50622, [0.5504285744192099, 0.44957142558079016], [0.48582501080271795, 0.514174989197282], null, [0.0, 0.0]], [89, 0, 0, 92340, 92347, [0.48582501080271795, 0.514174989197282], [0.47858453847327587, 0.5214154615267241], 90, [-0.02795162871249346, 0.027951628712493348]], [90, 1, 0, 38130, 50622, [0.4506329097607824, 0.5493670902392175], [0.5157472692761784, 0.4842527307238215], null, [0.0, 0.0]], [91, 1, 0, 92340, 92361, [0.5157472692761784, 0.4842527307238215], [0.5216022642959469, 0.4783977357040531], 92, [0.2105568463954215, -0.21055684639542144]], [92, 0, 0, 38154, 47544, [0.7321591106913684, 0.26784088930863165], [0.4855002728970331, 0.5144997271029669], null, [0.0, 0.0]], [93, 0, 0, 92340, 92347, [0.4855002728970331, 0.5144997271029669], [0.47819565587680357, 0.5218043441231964], 94, [-0.21274649855415062, 0.21274649855415095]], [94, 1, 0, 78163, 47544, [0.26544915732265295, 0.7345508426773474], [0.48191396022542515, 0.5180860397745749], null, [0.0, 0.0]], [95, 1, 0, 92340, 92345, [0.48191396022542515, 0.5180860397745749], [0.5220236549099591, 0.477976345090041], 96, [0.21316911495442958, -0.2131691149544297]], [96, 0, 0, 19356, 47544, [0.7351927698643886, 0.2648072301356113], [0.49942455885972525, 0.5005754411402747], null, [0.0, 0.0]], [97, 0, 0, 92340, 92359, [0.49942455885972525, 0.5005754411402747], [0.4777375014196846, 0.5222624985803154], 98, [-0.21260946786880341, 0.21260946786880353]], [98, 1, 0, 56421, 47544, [0.26512803355088116, 0.7348719664491189], [0.4988345213877622, 0.5011654786122378], null, [0.0, 0.0]], [99, 1, 0, 92340, 92344, [0.4988345213877622, 0.5011654786122378], [0.5225236061742083, 0.4774763938257917], 100, [0.20854593388046305, -0.208545933880463]], [100, 0, 0, 47394, 47544, [0.7310695400546714, 0.2689304599453287], [0.47908596895881383, 0.5209140310411862], null, [0.0, 0.0]], [101, 0, 0, 92340, 92348, [0.47908596895881383, 0.5209140310411862], [0.477189757277351, 0.5228102427226489], 102, [-0.137069352445014, 0.13706935244501406]], [102, 1, 0, 16623, 84636, [0.340120404832337, 0.6598795951676629], [0.5182972512314252, 0.48170274876857483], null, [0.0, 0.0]], [103, 1, 0, 92340, 92359, [0.5182972512314252, 0.48170274876857483], [0.5231263444593871, 0.4768736555406129], 104, [0.18890089096490648, -0.1889008909649066]], [104, 0, 0, 80759, 81407, [0.7120272354242936, 0.2879727645757063], [0.4911810209954276, 0.5088189790045724], null, [0.0, 0.0]], [105, 0, 0, 92340, 92344, [0.4911810209954276, 0.5088189790045724], [0.4765232993694549, 0.5234767006305451], 106, [-0.22526412404306528, 0.22526412404306528]], [106, 1, 0, 22788, 22920, [0.25125917532638964, 0.7487408246736104], [0.4855360114468279, 0.5144639885531721], null, [0.0, 0.0]], [107, 1, 0, 92340, 92347, [0.4855360114468279, 0.5144639885531721], [0.5238671977812154, 0.4761328022187845], 108, [0.143491517358317, -0.1434915173583169]], [108, 0, 0, 1238, 84636, [0.6673587151395324, 0.3326412848604676], [0.48008722598728926, 0.5199127740127107], null, [0.0, 0.0]], [109, 0, 0, 92340, 92356, [0.48008722598728926, 0.5199127740127107], [0.47569484691353253, 0.5243051530864675], 110, [-0.14202596904819936, 0.1420259690481993]], [110, 1, 0, 50496, 84636, [0.33366887786533317, 0.6663311221346668], [0.5247997770393976, 0.4752002229606023], null, [0.0, 0.0]], [111, 1, 0, 92340, 92340, [0.5247997770393976, 0.4752002229606023], [0.5247997770393976, 0.4752002229606023], 112, [0.1450069267195001, -0.14500692671950005]], [112, 0, 0, 1339, 84636, [0.6698067037588977, 0.3301932962411023], [0.47463717189340304, 0.525362828106597], null, [0.0, 0.0]], [113, 0, 0, 92340, 92340, [0.47463717189340304, 0.525362828106597], [0.47463717189340304, 0.525362828106597], 114, [-0.20824981141099375, 0.20824981141099386]], [114, 1, 0, 7502, 13691, [0.2663873604824093, 0.7336126395175908], [0.5260095591629662, 0.47399044083703384], null, [0.0, 0.0]], [115, 1, 0, 92340, 92340, [0.5260095591629662, 0.47399044083703384], [0.5260095591629662, 0.47399044083703384], 116, [0.21471749965781195, -0.214717499657812]], [116, 0, 0, 3834, 13691, [0.7407270588207782, 0.25927294117922184], [0.4732398804219288, 0.5267601195780712], null, [0.0, 0.0]], [117, 0, 0, 92340, 92340, [0.4732398804219288, 0.5267601195780712], [0.4732398804219288, 0.5267601195780712], 118, [-0.2252290105283316, 0.22522901052833155]], [118, 1, 0, 13668, 13691, [0.24801086989359722, 0.7519891301064028], [0.5245684578772264, 0.4754315421227736], null, [0.0, 0.0]], [119, 1, 0, 92340, 92357, [0.5245684578772264, 0.4754315421227736], [0.5276416911665531, 0.47235830883344687], 120, [0.17833743379415745, -0.17833743379415734]], [120, 0, 0, 32148, 32148, [0.7059791249607106, 0.29402087503928953], [0.7059791249607105, 0.29402087503928953], null, [0.0, 0.0]], [121, 0, 0, 92340, 92348, [0.7059791249607105, 0.29402087503928953], [0.4713081511354761, 0.5286918488645239], 122, [-0.18413765499081264, 0.18413765499081258]], [122, 1, 0, 1350, 84636, [0.28717049614466345, 0.7128295038553365], [0.31837573199871655, 0.6816242680012835], null, [0.0, 0.0]], [123, 1, 0, 92340, 92347, [0.31837573199871655, 0.6816242680012835], [0.5299640517645717, 0.4700359482354282], 124, [0.1806502040375858, -0.18065020403758564]], [124, 0, 0, 19848, 84636, [0.7106142558021575, 0.2893857441978426], [0.5029997852799598, 0.4970002147200403], null, [0.0, 0.0]], [125, 0, 0, 92340, 92359, [0.5029997852799598, 0.4970002147200403], [0.4684629743719473, 0.5315370256280527], 126, [-0.1894232619293812, 0.1894232619293812]], [126, 1, 0, 26014, 84650, [0.2790397124425661, 0.7209602875574339], [0.5335316839323402, 0.46646831606765987], null, [0.0, 0.0]], [127, 1, 0, 92340, 92340, [0.5335316839323402, 0.46646831606765987], [0.5335316839323402, 0.46646831606765987], 128, [0.2528878392816899, -0.25288783928168995]], [128, 0, 0, 72186, 41561, [0.7864195232140301, 0.21358047678596992], [0.4841675798125218, 0.5158324201874782], null, [0.0, 0.0]], [129, 0, 0, 92340, 92342, [0.4841675798125218, 0.5158324201874782], [0.46385625771294803, 0.536143742287052], 130, [-0.3442459916785159, 0.344245991678516]], [130, 1, 0, 22913, 22920, [0.11961026603443214, 0.880389733965568], [0.5389523107014491, 0.46104768929855083], null, [0.0, 0.0]], [131, 1, 0, 92340, 92351, [0.5389523107014491, 0.46104768929855083], [0.5397120968964295, 0.4602879031035705], 132, [0.3052255490713415, -0.30522554907134164]], [132, 0, 0, 66040, 41561, [0.844937645967771, 0.15506235403222884], [0.6726070170677605, 0.32739298293223956], null, [0.0, 0.0]], [133, 0, 0, 92340, 92345, [0.6726070170677605, 0.32739298293223956], [0.45512110762641994, 0.5448788923735801], 134, [-0.346371215511003, 0.3463712155110028]], [134, 1, 0, 84510, 41561, [0.10874989211541691, 0.8912501078845829], [0.20038802485162915, 0.7996119751483709], null, [0.0, 0.0]], [135, 1, 0, 92340, 92341, [0.20038802485162915, 0.7996119751483709], [0.5530256629559068, 0.4469743370440931], 136, [0.4124601986044142, -0.4124601986044137]], [136, 0, 0, 32191, 41561, [0.965485861560321, 0.03451413843967943], [0.5058415180875239, 0.49415848191247647], null, [0.0, 0.0]], [137, 0, 0, 92340, 92340, [0.5058415180875239, 0.49415848191247647], [0.5058415180875239, 0.49415848191247647], null, [0.0, 0.0]], [138, 1, 0, 41544, 41561, [0.5058415180875239, 0.49415848191247647], [0.9828143255972309, 0.017185674402769247], null, [0.0, 0.0]], [139, 1, 0, 92340, 92347, [0.9828143255972309, 0.017185674402769247], [1.0, 0.0], null, [0.0, 0.0]], [140, 0, 0, 90804, 90804, [1.0, 0.0], [1.0, 0.0], null, [0.0, 0.0]], [141, 0, 0, 92340, 92341, [1.0, 0.0], [0.5, 0.5], null, [0.0, 0.0]]], [0.5, 0.5], true]');
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('l63zwlx5zsiw','z9yctzxp6ldd');
INSERT INTO "table_people" VALUES('shfp5oztul29','z9yctzxp6ldd');
INSERT INTO "table_people" VALUES('shfp5oztul29','k4fr31bf4jce');
INSERT INTO "table_people" VALUES('l63zwlx5zsiw','k4fr31bf4jce');
INSERT INTO "table_people" VALUES('l63zwlx5zsiw','cz2ib7ui9obn');
INSERT INTO "table_people" VALUES('shfp5oztul29','cz2ib7ui9obn');
INSERT INTO "table_people" VALUES('l63zwlx5zsiw','p7h8qinclfzi');
INSERT INTO "table_people" VALUES('shfp5oztul29','p7h8qinclfzi');
INSERT INTO "table_people" VALUES('l63zwlx5zsiw','uao2h5rvy1s9');
INSERT INTO "table_people" VALUES('shfp5oztul29','uao2h5rvy1s9');
INSERT INTO "table_people" VALUES('l63zwlx5zsiw','mkklp7iqmyer');
INSERT INTO "table_people" VALUES('shfp5oztul29','mkklp7iqmyer');
INSERT INTO "table_people" VALUES('l63zwlx5zsiw','sugokyw6ivy9');
INSERT INTO "table_people" VALUES('hbj9zvtlz082','z8nkypxkdcif');
INSERT INTO "table_people" VALUES('6tksgq69ln46','z8nkypxkdcif');
INSERT INTO "table_people" VALUES('zfdjrgonff3c','z8nkypxkdcif');
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
INSERT INTO "tables" VALUES('z9yctzxp6ldd','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'l63zwlx5zsiw','Ada','[["l63zwlx5zsiw", "Ada", null], [null, null, null]]','dfb6ff1ed6770c35d85aa9e6b93dc81093c9e244b118c802688dda2f3feaa8a0',1795062608512,1795062608575,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('k4fr31bf4jce','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'shfp5oztul29','Bo <b>','[["shfp5oztul29", "Bo <b>", null], [null, null, null]]','bbf9a479ccca2a5b280b1ba2cba335aeda296bb2353f9724f48373e870cd371b',1795062610011,1795062612172,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('cz2ib7ui9obn','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'l63zwlx5zsiw','Ada','[["l63zwlx5zsiw", "Ada", null], [null, null, null]]','60ad47325033e84262da89ec41e9280dd4e3617775be662dcdb1a61a20397199',1795062612188,1795062612217,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "level-4", "ready": true, "left": false, "resigned": true}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('p7h8qinclfzi','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'l63zwlx5zsiw','Ada','[["l63zwlx5zsiw", "Ada", null], [null, null, null]]','f470198720f8d2bb5c366caf1b76803ee6b79ccd89561c0f17a4260a0c2bb8e8',1795062612235,1795062612281,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}',NULL,1,0,1,0);
INSERT INTO "tables" VALUES('uao2h5rvy1s9','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'l63zwlx5zsiw','Ada','[["l63zwlx5zsiw", "Ada", null], [null, null, null]]','155c681af1a8a4eb0740da8c4883772cd0f582b41f3fccc1bb3c3d6cf8037cf2',1795062612327,1795062612369,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"live","rest":[0,7],"ahead":[0,0]}',1,0,1,0);
INSERT INTO "tables" VALUES('mkklp7iqmyer','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'l63zwlx5zsiw','Ada','[["l63zwlx5zsiw", "Ada", null], [null, null, null]]','5ab4b4a0af94921af7981a7d9404763a124508a189bd4e6e2c9521048a02f4af',1795062612421,1795062612442,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"slow"}',1,0,1,0);
INSERT INTO "tables" VALUES('sugokyw6ivy9','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'l63zwlx5zsiw','Ada','[["l63zwlx5zsiw", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','cd89542e1c83c3faa7bc2a7fb168e3e6b687f63807565aa7fe10c104a0feb856',1795062612860,1795062612860,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('z8nkypxkdcif','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'hbj9zvtlz082','Teacher','[["6tksgq69ln46", "Cy", null], ["zfdjrgonff3c", "Di", null]]','d93c1ee9a00ab5112fb13690e67afe5e3c2921c3fae0140aab635f507b03d91d',1795062614155,1795062614339,'paused',1,'[{"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
