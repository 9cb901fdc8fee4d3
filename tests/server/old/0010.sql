-- piece mjxy74zs
-- on cvni20pcxi32
-- over 06i9nqtcdsuk
-- broken 42fqmrpxwf8m
-- given hjt3jq109ytp
-- live 2y6iik62ldgy
-- slow qninivo721lu
-- ada UJTPargmq8OwxKMAYzuVJ9k2XYbNpBL71K6UdH35uWc
-- bo A0M3uMmZ5iBE4H8lYmFbmKe2Rsk6Q1eAuLnbFzXhzcM
-- teacher yNBhDkmABBFQOBdNaSRZWG5H4B2hEcR8o7wlN2LehEE
-- code NFSP
-- cy 8CQinQKpMYmcq-hFgVc8oL8s32gJd3fwt70JSfhzzIA
-- di Ckpn91TQ3LTQKA0opSzmGnas1PNxgv-i9H6XmfYZGAY
-- ed d1NKNlHRutoMKZ06B45h3j-HKpD_49lFuX5TZiEZo1U
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "class_people" VALUES('scbdwzn9f3v1','7qbwtbbc18rh','teacher','@7qbwtbbc18rh',1795129705456,NULL,NULL);
INSERT INTO "class_people" VALUES('scbdwzn9f3v1','l4lvbuw3bnqk','pupil','Cy',1795129705485,'q1tkqmw5qy1y',NULL);
INSERT INTO "class_people" VALUES('scbdwzn9f3v1','s62uhmbrjiym','pupil','Di',1795129705496,'q1tkqmw5qy1y',NULL);
INSERT INTO "class_people" VALUES('scbdwzn9f3v1','yj0or3uq9tv8','pupil','Ed',1795129705655,NULL,NULL);
CREATE TABLE class_tables (
	lesson TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (lesson, table_id), 
	FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "class_tables" VALUES('scbdwzn9f3v1','q1tkqmw5qy1y',1,1);
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
INSERT INTO "events" VALUES('06i9nqtcdsuk',1,1795129702972,'ready',NULL,'hid308rp1md5','297e59fa-12','{}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',2,1795129702998,'sat',1,'22nn01jmawec','7624e37c-13','{"name":"Ada"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',3,1795129702998,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',4,1795129703021,'moved',0,'hid308rp1md5','1ec8e28d-13','{"move":"place 02-35 -1,0 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',5,1795129703040,'moved',0,'hid308rp1md5','da911353-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',6,1795129703067,'moved',1,'22nn01jmawec','57a14b5b-14','{"move":"place 01-25-34 -1,-1 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',7,1795129703080,'moved',1,'22nn01jmawec','f843868e-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',8,1795129703088,'moved',0,'hid308rp1md5','6830017f-15','{"move":"place 01-23 -1,-2 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',9,1795129703096,'moved',0,'hid308rp1md5','1393d279-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',10,1795129703104,'moved',1,'22nn01jmawec','dbc0c2c5-16','{"move":"place 01-23 -1,-3 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',11,1795129703116,'moved',1,'22nn01jmawec','28440628-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',12,1795129703128,'moved',0,'hid308rp1md5','c18e07a2-17','{"move":"place 01-24 -1,-4 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',13,1795129703140,'moved',0,'hid308rp1md5','1f749b31-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',14,1795129703148,'moved',1,'22nn01jmawec','933b5995-18','{"move":"place 02-14-35 -2,-4 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',15,1795129703160,'moved',1,'22nn01jmawec','11159f47-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',16,1795129703168,'moved',0,'hid308rp1md5','b29fe6d0-19','{"move":"place 01-34 -3,-3 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',17,1795129703176,'moved',0,'hid308rp1md5','784208a2-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',18,1795129703184,'moved',1,'22nn01jmawec','2c9793d2-20','{"move":"place 03-14-25 0,-5 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',19,1795129703196,'moved',1,'22nn01jmawec','88613078-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',20,1795129703204,'moved',0,'hid308rp1md5','58df0138-21','{"move":"place 02-14-35 1,-5 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',21,1795129703212,'moved',0,'hid308rp1md5','761a8b21-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',22,1795129703220,'moved',1,'22nn01jmawec','c313e9fa-22','{"move":"place 03-14 2,-6 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',23,1795129703228,'moved',1,'22nn01jmawec','4538f4fd-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',24,1795129703236,'moved',0,'hid308rp1md5','86c925ae-23','{"move":"place 02-14 -4,-2 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',25,1795129703252,'moved',0,'hid308rp1md5','0704b106-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',26,1795129703274,'moved',1,'22nn01jmawec','58906194-24','{"move":"place 02-35 -4,-3 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',27,1795129703288,'moved',1,'22nn01jmawec','8fee7a40-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',28,1795129703296,'moved',0,'hid308rp1md5','40be9c85-25','{"move":"place 01 -5,-2 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',29,1795129703342,'moved',0,'hid308rp1md5','a37330d9-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',30,1795129703361,'moved',1,'22nn01jmawec','808dafeb-26','{"move":"place 02 -5,-1 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',31,1795129703598,'moved',1,'22nn01jmawec','a881beac-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',32,1795129703607,'moved',0,'hid308rp1md5','884330c9-27','{"move":"place +3:013 -3,-2 5"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',33,1795129703613,'moved',0,'hid308rp1md5','857e72ea-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',34,1795129703617,'moved',1,'22nn01jmawec','24bf9293-28','{"move":"place 03-14-25 0,-4 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',35,1795129703622,'moved',1,'22nn01jmawec','0bf7ec14-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',36,1795129703625,'moved',0,'hid308rp1md5','a51475da-29','{"move":"place 03 -2,-3 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',37,1795129703633,'moved',0,'hid308rp1md5','e359e371-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',38,1795129703636,'moved',1,'22nn01jmawec','284c2021-30','{"move":"place +4:0124 1,-4 4"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',39,1795129703639,'moved',1,'22nn01jmawec','f649b48e-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',40,1795129703646,'moved',0,'hid308rp1md5','88e60333-31','{"move":"place 02-14 2,-5 5"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',41,1795129703649,'moved',0,'hid308rp1md5','49aba9bb-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',42,1795129703651,'moved',1,'22nn01jmawec','5abfaaae-32','{"move":"place 03 3,-6 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',43,1795129703656,'moved',1,'22nn01jmawec','31730ae9-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',44,1795129703688,'moved',0,'hid308rp1md5','3862bd93-33','{"move":"place 01-23 4,-7 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',45,1795129703693,'moved',0,'hid308rp1md5','3e355a16-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',46,1795129703695,'moved',1,'22nn01jmawec','62a777dd-34','{"move":"place 01-34 5,-7 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',47,1795129703704,'moved',1,'22nn01jmawec','2e07044f-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',48,1795129703708,'moved',0,'hid308rp1md5','844412e9-35','{"move":"place 01-24-35 6,-8 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',49,1795129703710,'moved',0,'hid308rp1md5','c552955a-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',50,1795129703712,'moved',1,'22nn01jmawec','dc3b8507-36','{"move":"place +4:0123 4,-6 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',51,1795129703716,'moved',1,'22nn01jmawec','2386af41-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',52,1795129703720,'moved',0,'hid308rp1md5','e31b0e0e-37','{"move":"place +2:02 5,-6 3"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',53,1795129703722,'moved',0,'hid308rp1md5','c21c32a8-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',54,1795129703723,'moved',1,'22nn01jmawec','cc68d986-38','{"move":"place 01-25 6,-7 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',55,1795129703728,'moved',1,'22nn01jmawec','db0f6b3c-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',56,1795129703731,'moved',0,'hid308rp1md5','56603a16-39','{"move":"place 01-35 -5,0 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',57,1795129703736,'moved',0,'hid308rp1md5','1ba456f0-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',58,1795129703740,'moved',1,'22nn01jmawec','50a8344a-40','{"move":"place 01 -6,0 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',59,1795129703744,'moved',1,'22nn01jmawec','0b15235e-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',60,1795129703748,'moved',0,'hid308rp1md5','97b699d3-41','{"move":"place 01-25-34 0,-3 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',61,1795129703752,'moved',0,'hid308rp1md5','4092b21d-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',62,1795129703756,'moved',1,'22nn01jmawec','ac3352c8-42','{"move":"place 02-13 -2,-2 3"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',63,1795129703760,'moved',1,'22nn01jmawec','a0ffcc70-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',64,1795129703764,'moved',0,'hid308rp1md5','4a567efb-43','{"move":"place 02-35 -3,-1 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',65,1795129703768,'moved',0,'hid308rp1md5','3c3212f6-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',66,1795129703772,'moved',1,'22nn01jmawec','fe8c0751-44','{"move":"place 02-13 1,-3 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',67,1795129703776,'moved',1,'22nn01jmawec','ba152872-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',68,1795129703780,'moved',0,'hid308rp1md5','dd70b8f2-45','{"move":"place 02 -4,-1 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',69,1795129703784,'moved',0,'hid308rp1md5','072c6bf8-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',70,1795129703792,'moved',1,'22nn01jmawec','2e1ac14d-46','{"move":"place +4:0134 2,-4 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',71,1795129703800,'moved',1,'22nn01jmawec','4864c05b-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',72,1795129703806,'moved',0,'hid308rp1md5','65b0531c-47','{"move":"place 02 3,-4 3"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',73,1795129703812,'moved',0,'hid308rp1md5','8a2b5991-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',74,1795129703820,'moved',1,'22nn01jmawec','025ff609-48','{"move":"place 01-34 4,-5 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',75,1795129703828,'moved',1,'22nn01jmawec','99e1b661-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',76,1795129703836,'moved',0,'hid308rp1md5','f5aec0b3-49','{"move":"place +3:014 5,-5 5"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',77,1795129703844,'moved',0,'hid308rp1md5','d83778b0-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',78,1795129703852,'moved',1,'22nn01jmawec','5a5e5ce4-50','{"move":"place 02 -6,1 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',79,1795129703860,'moved',1,'22nn01jmawec','62193eb4-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',80,1795129703864,'moved',0,'hid308rp1md5','d8fc1e4f-51','{"move":"place 01-25 -5,1 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',81,1795129703876,'moved',0,'hid308rp1md5','d0f47ea3-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',82,1795129703884,'moved',1,'22nn01jmawec','9f0088a3-52','{"move":"place 03-14 -2,-1 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',83,1795129703891,'moved',1,'22nn01jmawec','04ab9ad6-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',84,1795129703900,'moved',0,'hid308rp1md5','b899d81b-53','{"move":"place 01-25 -4,0 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',85,1795129703906,'moved',0,'hid308rp1md5','d20994f0-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',86,1795129703916,'moved',1,'22nn01jmawec','99e3bdd0-54','{"move":"place 02 -3,0 3"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',87,1795129703924,'moved',1,'22nn01jmawec','d293c923-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',88,1795129703928,'moved',0,'hid308rp1md5','bfa083e0-55','{"move":"place +1:0 3,-5 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',89,1795129703940,'moved',0,'hid308rp1md5','3fb63f30-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',90,1795129703948,'moved',1,'22nn01jmawec','0c8814c7-56','{"move":"place +6:012345 0,-2 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',91,1795129703956,'moved',1,'22nn01jmawec','3c5eda39-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',92,1795129703964,'moved',0,'hid308rp1md5','9b786cfb-57','{"move":"place 03-14 1,-2 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',93,1795129703972,'moved',0,'hid308rp1md5','bee321a7-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',94,1795129703980,'moved',1,'22nn01jmawec','05ab8604-58','{"move":"place 03 3,-3 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',95,1795129703988,'moved',1,'22nn01jmawec','b9041cd1-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',96,1795129703996,'moved',0,'hid308rp1md5','d9147d4d-59','{"move":"place 02-14 5,-4 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',97,1795129704004,'moved',0,'hid308rp1md5','0755b0d9-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',98,1795129704012,'moved',1,'22nn01jmawec','cda58a8c-60','{"move":"place 02-13 6,-5 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',99,1795129704020,'moved',1,'22nn01jmawec','bb7e4bb8-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',100,1795129704024,'moved',0,'hid308rp1md5','ff7cbb0c-61','{"move":"place 01-23-45 -3,1 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',101,1795129704032,'moved',0,'hid308rp1md5','25ccc099-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',102,1795129704040,'moved',1,'22nn01jmawec','ccfd69a9-62','{"move":"place 01-23-45 -1,0 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',103,1795129704048,'moved',1,'22nn01jmawec','0b8afd84-63','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',104,1795129704056,'moved',0,'hid308rp1md5','5b25ddae-63','{"move":"place 03 4,-4 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',105,1795129704064,'moved',0,'hid308rp1md5','b1d2965c-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',106,1795129704072,'moved',1,'22nn01jmawec','55f9cf88-64','{"move":"place 01-24-35 1,-1 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',107,1795129704080,'moved',1,'22nn01jmawec','a48f1112-65','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',108,1795129704083,'moved',0,'hid308rp1md5','a008673d-65','{"move":"place +3:012 2,-2 3"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',109,1795129704090,'moved',0,'hid308rp1md5','65a41aaa-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',110,1795129704104,'moved',1,'22nn01jmawec','a43fe7b6-66','{"move":"place +3:024 3,-2 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',111,1795129704123,'moved',1,'22nn01jmawec','28957b60-67','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',112,1795129704145,'moved',0,'hid308rp1md5','cf5a6a2a-67','{"move":"place 01-25-34 6,-4 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',113,1795129704166,'moved',0,'hid308rp1md5','e227cd1e-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',114,1795129704198,'moved',1,'22nn01jmawec','4f0af90e-68','{"move":"place +2:03 5,-3 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',115,1795129704285,'moved',1,'22nn01jmawec','fe37aafd-69','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',116,1795129704293,'moved',0,'hid308rp1md5','92353c67-69','{"move":"place 01-35 -4,1 5"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',117,1795129704296,'moved',0,'hid308rp1md5','9bc1ffda-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',118,1795129704304,'moved',1,'22nn01jmawec','91a9e78d-70','{"move":"place 01 2,-3 5"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',119,1795129704310,'moved',1,'22nn01jmawec','1fac90d6-71','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',120,1795129704313,'moved',0,'hid308rp1md5','368e4b3b-71','{"move":"place 01-24 -5,2 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',121,1795129704320,'moved',0,'hid308rp1md5','5ae8a7c6-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',122,1795129704328,'moved',1,'22nn01jmawec','e9e8fe80-72','{"move":"quake 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',123,1795129704336,'moved',1,'22nn01jmawec','fdd978c8-73','{"move":"place 03 -6,2 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',124,1795129704346,'moved',1,'22nn01jmawec','fa7ffee5-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',125,1795129704352,'moved',0,'hid308rp1md5','fc9c9f15-73','{"move":"place +5:01234 -5,0 5"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',126,1795129704360,'moved',0,'hid308rp1md5','da6a6dfc-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',127,1795129704369,'moved',1,'22nn01jmawec','7b4c280c-75','{"move":"place 01-23-45 -2,0 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',128,1795129704376,'moved',1,'22nn01jmawec','93e1ad7e-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',129,1795129704383,'moved',0,'hid308rp1md5','9e7156c3-75','{"move":"place 01-35 0,-5 1"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',130,1795129704392,'moved',0,'hid308rp1md5','04c71202-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',131,1795129704404,'moved',1,'22nn01jmawec','25a1fb63-77','{"move":"place 01-24-35 0,-3 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',132,1795129704412,'moved',1,'22nn01jmawec','447d2030-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',133,1795129704416,'moved',0,'hid308rp1md5','6a38be13-77','{"move":"place 01-24 -4,0 3"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',134,1795129704424,'moved',0,'hid308rp1md5','529618c5-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',135,1795129704431,'moved',1,'22nn01jmawec','f12e638d-79','{"move":"place +2:01 -3,0 2"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',136,1795129704436,'moved',1,'22nn01jmawec','7b75f888-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',137,1795129704444,'moved',0,'hid308rp1md5','cb5b4ad8-79','{"move":"place 02-14-35 0,-2 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',138,1795129704453,'moved',0,'hid308rp1md5','ac22f2a2-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',139,1795129704455,'moved',1,'22nn01jmawec','c6a7749b-81','{"move":"place 03-14-25 -1,0 0"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',140,1795129704460,'moved',1,'22nn01jmawec','266b5ccb-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',141,1795129704464,'moved',0,'hid308rp1md5','d54a9b9d-81','{"move":"place 01 2,-2 4"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',142,1795129704468,'moved',0,'hid308rp1md5','621dffaa-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',143,1795129704468,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('06i9nqtcdsuk',144,1795129704726,'rematch',NULL,'22nn01jmawec','34ab5916-83','{"secret":"44f6f8e626117e016994e35fb43e837e84698277cd71034b2afd52f1a5a6bde5","commitment":"a4621cee4b33e177a893a2f0d19e1bf8e33b42b0780a6676cb7049ebc95e915d"}');
INSERT INTO "events" VALUES('2y6iik62ldgy',1,1795129704852,'ready',NULL,'22nn01jmawec','cfc5fb40-89','{}');
INSERT INTO "events" VALUES('2y6iik62ldgy',2,1795129704876,'sat',1,'hid308rp1md5','888e17f7-87','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('2y6iik62ldgy',3,1795129704876,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('42fqmrpxwf8m',1,1795129704750,'ready',NULL,'22nn01jmawec','c8186f18-84','{}');
INSERT INTO "events" VALUES('42fqmrpxwf8m',2,1795129704757,'sat',1,'hid308rp1md5','436c1d67-83','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('42fqmrpxwf8m',3,1795129704757,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('42fqmrpxwf8m',4,1795129704768,'resigned',1,'hid308rp1md5','b31793a4-84','{"why":"resigned","bot":"level-4"}');
INSERT INTO "events" VALUES('42fqmrpxwf8m',5,1795129704768,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
INSERT INTO "events" VALUES('cvni20pcxi32',1,1795129702494,'ready',NULL,'22nn01jmawec','d9e36260-0','{}');
INSERT INTO "events" VALUES('cvni20pcxi32',2,1795129702502,'sat',1,'hid308rp1md5','b56b123f-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('cvni20pcxi32',3,1795129702502,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('cvni20pcxi32',4,1795129702528,'moved',0,'22nn01jmawec','8f23af7e-1','{"move":"place 03 -1,0 2"}');
INSERT INTO "events" VALUES('cvni20pcxi32',5,1795129702532,'moved',0,'22nn01jmawec','e8883b45-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',6,1795129702536,'moved',1,'hid308rp1md5','f0e662f2-1','{"move":"place 03 -2,0 2"}');
INSERT INTO "events" VALUES('cvni20pcxi32',7,1795129702544,'moved',1,'hid308rp1md5','0989ce04-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',8,1795129702548,'moved',0,'22nn01jmawec','ad8f74e6-3','{"move":"place 01-24 -3,0 0"}');
INSERT INTO "events" VALUES('cvni20pcxi32',9,1795129702555,'moved',0,'22nn01jmawec','7f8af0b8-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',10,1795129702556,'moved',1,'hid308rp1md5','fb01f300-3','{"move":"place 01-24-35 -3,-1 0"}');
INSERT INTO "events" VALUES('cvni20pcxi32',11,1795129702572,'moved',1,'hid308rp1md5','09e1b411-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',12,1795129702574,'moved',0,'22nn01jmawec','01b4fe6f-5','{"move":"place 01-24-35 -3,-2 0"}');
INSERT INTO "events" VALUES('cvni20pcxi32',13,1795129702588,'moved',0,'22nn01jmawec','dbb3d2d9-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',14,1795129702596,'moved',1,'hid308rp1md5','45afa75a-5','{"move":"place 02-14-35 -3,-3 0"}');
INSERT INTO "events" VALUES('cvni20pcxi32',15,1795129702605,'moved',1,'hid308rp1md5','70e25aaf-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',16,1795129702612,'moved',0,'22nn01jmawec','88b720e6-7','{"move":"place 03-14 -4,-3 1"}');
INSERT INTO "events" VALUES('cvni20pcxi32',17,1795129702641,'moved',0,'22nn01jmawec','9e1b4883-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',18,1795129702653,'moved',1,'hid308rp1md5','ce909764-7','{"move":"place 02-35 -5,-2 1"}');
INSERT INTO "events" VALUES('cvni20pcxi32',19,1795129702668,'moved',1,'hid308rp1md5','30f186c8-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',20,1795129702717,'moved',0,'22nn01jmawec','cb6ef073-9','{"move":"place 01-23 -2,-4 1"}');
INSERT INTO "events" VALUES('cvni20pcxi32',21,1795129702748,'moved',0,'22nn01jmawec','8327bee8-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',22,1795129702776,'moved',1,'hid308rp1md5','317bc72e-9','{"move":"place 02 -1,-4 3"}');
INSERT INTO "events" VALUES('cvni20pcxi32',23,1795129702817,'moved',1,'hid308rp1md5','5369f412-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('cvni20pcxi32',24,1795129702843,'moved',0,'22nn01jmawec','1c21eafa-11','{"move":"place +1:0 -6,-1 1"}');
INSERT INTO "events" VALUES('cvni20pcxi32',25,1795129702888,'said',0,'22nn01jmawec','ec383eb1-12','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('cvni20pcxi32',26,1795129702907,'said',1,'hid308rp1md5','bb67cbed-11','{"phrase":"thanks"}');
INSERT INTO "events" VALUES('hjt3jq109ytp',1,1795129704800,'ready',NULL,'22nn01jmawec','ef0b1236-85','{}');
INSERT INTO "events" VALUES('hjt3jq109ytp',2,1795129704812,'sat',1,'hid308rp1md5','3fad0627-85','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('hjt3jq109ytp',3,1795129704812,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('hjt3jq109ytp',4,1795129704816,'moved',0,'22nn01jmawec','1290a441-86','{"move":"crew -"}');
INSERT INTO "events" VALUES('hjt3jq109ytp',5,1795129704817,'moved',1,'hid308rp1md5','2ed1640d-86','{"move":"place 03 -3,0 2"}');
INSERT INTO "events" VALUES('hjt3jq109ytp',6,1795129704820,'moved',0,'22nn01jmawec','0b56461e-87','{"move":"place 01-34 -4,0 1"}');
INSERT INTO "events" VALUES('hjt3jq109ytp',7,1795129704828,'moved',0,'22nn01jmawec','c7c0378d-88','{"move":"crew -"}');
INSERT INTO "events" VALUES('q1tkqmw5qy1y',1,1795129705564,'ready',NULL,'l4lvbuw3bnqk',NULL,'{}');
INSERT INTO "events" VALUES('q1tkqmw5qy1y',2,1795129705564,'ready',NULL,'s62uhmbrjiym',NULL,'{}');
INSERT INTO "events" VALUES('q1tkqmw5qy1y',3,1795129705564,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('q1tkqmw5qy1y',4,1795129705602,'paused',NULL,NULL,NULL,'{"held":true}');
INSERT INTO "events" VALUES('qninivo721lu',1,1795129704916,'ready',NULL,'22nn01jmawec','e9df34a2-90','{}');
INSERT INTO "events" VALUES('qninivo721lu',2,1795129704928,'sat',1,'hid308rp1md5','965f54f7-88','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('qninivo721lu',3,1795129704928,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('qninivo721lu',4,1795129704945,'moved',0,'22nn01jmawec','b62eeed6-91','{"move":"lay A1"}');
INSERT INTO "events" VALUES('qninivo721lu',5,1795129704952,'moved',1,'hid308rp1md5','d17be39e-89','{"move":"lay A6"}');
INSERT INTO "events" VALUES('qninivo721lu',6,1795129704960,'moved',0,'22nn01jmawec','5c7543ca-92','{"move":"lay B1"}');
INSERT INTO "events" VALUES('qninivo721lu',7,1795129704968,'moved',1,'hid308rp1md5','678432c5-90','{"move":"lay A5"}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('cvni20pcxi32',1,0,'22nn01jmawec',1795129702502);
INSERT INTO "game_seats" VALUES('cvni20pcxi32',1,1,'hid308rp1md5',1795129702502);
INSERT INTO "game_seats" VALUES('06i9nqtcdsuk',1,0,'hid308rp1md5',1795129702998);
INSERT INTO "game_seats" VALUES('06i9nqtcdsuk',1,1,'22nn01jmawec',1795129702998);
INSERT INTO "game_seats" VALUES('42fqmrpxwf8m',1,0,'22nn01jmawec',1795129704757);
INSERT INTO "game_seats" VALUES('42fqmrpxwf8m',1,1,'hid308rp1md5',1795129704757);
INSERT INTO "game_seats" VALUES('hjt3jq109ytp',1,0,'22nn01jmawec',1795129704812);
INSERT INTO "game_seats" VALUES('hjt3jq109ytp',1,1,'hid308rp1md5',1795129704812);
INSERT INTO "game_seats" VALUES('2y6iik62ldgy',1,0,'22nn01jmawec',1795129704876);
INSERT INTO "game_seats" VALUES('2y6iik62ldgy',1,1,'hid308rp1md5',1795129704876);
INSERT INTO "game_seats" VALUES('qninivo721lu',1,0,'22nn01jmawec',1795129704928);
INSERT INTO "game_seats" VALUES('qninivo721lu',1,1,'hid308rp1md5',1795129704928);
INSERT INTO "game_seats" VALUES('q1tkqmw5qy1y',1,0,'l4lvbuw3bnqk',1795129705564);
INSERT INTO "game_seats" VALUES('q1tkqmw5qy1y',1,1,'s62uhmbrjiym',1795129705564);
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
INSERT INTO "games" VALUES('cvni20pcxi32',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1795129702502,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('06i9nqtcdsuk',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1795129702998,1795129704468,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',143,0);
INSERT INTO "games" VALUES('42fqmrpxwf8m',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1795129704757,1795129704768,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5,0);
INSERT INTO "games" VALUES('hjt3jq109ytp',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1795129704812,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('2y6iik62ldgy',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1795129704876,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('qninivo721lu',1,'situation-4','{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','["Ada", "Bo <b>"]',1795129704928,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('q1tkqmw5qy1y',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Cy", "Di"]',1795129705564,NULL,NULL,NULL,0);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1795129705778,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('befd465452cd1da4883f8495aa63518a99ccd5bf82092d268c07146f0db45d85','22nn01jmawec',1795129701296);
INSERT INTO "keys" VALUES('524662a0f204bf219b7ddec4efe014f3b63641d060b9d98d903d5cf9f9f2a1e7','hid308rp1md5',1795129701327);
INSERT INTO "keys" VALUES('003b26e411eaa1ee8fdf4696e743a20b71d36dbdde0ab0fd5abf9b132a6529b2','7qbwtbbc18rh',1795129705453);
INSERT INTO "keys" VALUES('37a50fb40b2d0752805d49c5c91958a2edcd25c7fb3c215bc0693c936f6efa39','l4lvbuw3bnqk',1795129705485);
INSERT INTO "keys" VALUES('e4a8586b0a424425e0e1770e25d6644b6752f42547da208d685936de48dd4034','s62uhmbrjiym',1795129705496);
INSERT INTO "keys" VALUES('b5a2fe2be2529346abb52a1b3539ff6ef957a7eb25e0462229d6f69aa8fc5e0e','yj0or3uq9tv8',1795129705655);
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	phrases BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, quiz TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('scbdwzn9f3v1','NFSP',0,1795129705393,NULL,0,NULL);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('889ad438975545ec8e7c236a72cb97ea22fe39987de362f15e8ec746f4f330c3','22nn01jmawec',1795130605175);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('22nn01jmawec','bot','Ada',1795129701296,1795129705189,NULL);
INSERT INTO "people" VALUES('hid308rp1md5','bot','Bo <b>',1795129701327,1795129705191,NULL);
INSERT INTO "people" VALUES('7qbwtbbc18rh','person','Teacher',1795129705453,1795129705453,NULL);
INSERT INTO "people" VALUES('l4lvbuw3bnqk','person','Cy',1795129705485,1795129705485,NULL);
INSERT INTO "people" VALUES('s62uhmbrjiym','person','Di',1795129705496,1795129705496,NULL);
INSERT INTO "people" VALUES('yj0or3uq9tv8','person','Ed',1795129705655,1795129705655,NULL);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	simulations INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, round, simulations), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "reviews" VALUES('06i9nqtcdsuk',1,1,'[1, [[0, 0, 0, 32148, 81396, [0.5549109519594375, 0.4450890480405625], [0.5169965660851625, 0.4830034339148375], null, [0.0, 0.0]], [1, 0, 0, 92340, 92348, [0.5169965660851625, 0.4830034339148375], [0.48160340017535874, 0.5183965998246413], 2, [-0.06678044640240982, 0.06678044640240999]], [2, 1, 0, 44298, 81403, [0.4148229537729489, 0.5851770462270512], [0.4795026712257062, 0.5204973287742938], null, [0.0, 0.0]], [3, 1, 0, 92340, 92359, [0.4795026712257062, 0.5204973287742938], [0.51842089681634, 0.48157910318366004], 4, [0.06682202845122842, -0.06682202845122848]], [4, 0, 0, 10278, 81403, [0.5852429252675684, 0.41475707473243156], [0.4960179827128831, 0.5039820172871169], null, [0.0, 0.0]], [5, 0, 0, 92340, 92356, [0.4960179827128831, 0.5039820172871169], [0.4815541164628692, 0.5184458835371307], 6, [-0.06696456613162088, 0.06696456613162105]], [6, 1, 0, 10116, 81403, [0.41458955033124834, 0.5854104496687518], [0.5042252776508608, 0.4957747223491392], null, [0.0, 0.0]], [7, 1, 0, 92340, 92356, [0.5042252776508608, 0.4957747223491392], [0.5184715897791987, 0.4815284102208013], 8, [0.04615087516234917, -0.046150875162349225]], [8, 0, 0, 13033, 81396, [0.5646224649415479, 0.43537753505845206], [0.49539746305102805, 0.504602536948972], null, [0.0, 0.0]], [9, 0, 0, 92340, 92360, [0.49539746305102805, 0.504602536948972], [0.4814747111708056, 0.5185252888291945], 10, [-0.046272225052850724, 0.04627222505285067]], [10, 1, 0, 46884, 81396, [0.43520248611795487, 0.5647975138820451], [0.5185533504535472, 0.48144664954645283], null, [0.0, 0.0]], [11, 1, 0, 92340, 92340, [0.5185533504535472, 0.48144664954645283], [0.5185533504535472, 0.48144664954645283], 12, [0.0464136829124272, -0.04641368291242731]], [12, 0, 0, 19176, 81396, [0.5649670333659744, 0.4350329666340255], [0.49282543563175574, 0.5071745643682443], null, [0.0, 0.0]], [13, 0, 0, 92340, 92359, [0.49282543563175574, 0.5071745643682443], [0.4814177304736988, 0.5185822695263013], 14, [-0.04657201579811704, 0.046572015798117206]], [14, 1, 0, 49974, 81396, [0.43484571467558175, 0.5651542853244185], [0.5186120859571663, 0.48138791404283365], null, [0.0, 0.0]], [15, 1, 0, 92340, 92340, [0.5186120859571663, 0.48138791404283365], [0.5186120859571663, 0.48138791404283365], 16, [0.07390817751720369, -0.07390817751720347]], [16, 0, 0, 46902, 81396, [0.59252026347437, 0.4074797365256302], [0.4921014052048653, 0.5078985947951348], null, [0.0, 0.0]], [17, 0, 0, 92340, 92354, [0.4921014052048653, 0.5078985947951348], [0.4813571578283457, 0.5186428421716544], 18, [-0.0740937839979991, 0.07409378399799904]], [18, 1, 0, 34596, 81396, [0.4072633738303466, 0.5927366261696534], [0.5186745833124888, 0.48132541668751117], null, [0.0, 0.0]], [19, 1, 0, 92340, 92340, [0.5186745833124888, 0.48132541668751117], [0.5186745833124888, 0.48132541668751117], 20, [0.07427315837222426, -0.07427315837222398]], [20, 0, 0, 28566, 81396, [0.5929477416847131, 0.4070522583152872], [0.4938632863135431, 0.506136713686457], null, [0.0, 0.0]], [21, 0, 0, 92340, 92354, [0.4938632863135431, 0.506136713686457], [0.4812926425393209, 0.5187073574606791], 22, [-0.07443525432495135, 0.07443525432495135]], [22, 1, 0, 31483, 81396, [0.40685738821436956, 0.5931426117856304], [0.5187762132772069, 0.48122378672279303], null, [0.0, 0.0]], [23, 1, 0, 92340, 92340, [0.5187762132772069, 0.48122378672279303], [0.5187762132772069, 0.48122378672279303], 24, [0.07463305432937717, -0.07463305432937711]], [24, 0, 0, 696, 81396, [0.5934092676065841, 0.4065907323934159], [0.48122378672279303, 0.5187762132772069], null, [0.0, 0.0]], [25, 0, 0, 92340, 92340, [0.48122378672279303, 0.5187762132772069], [0.48122378672279303, 0.5187762132772069], 26, [-0.074867500094628, 0.07486750009462806]], [26, 1, 0, 3937, 81396, [0.40635628662816503, 0.593643713371835], [0.5049540962521614, 0.4950459037478387], null, [0.0, 0.0]], [27, 1, 0, 92340, 92353, [0.5049540962521614, 0.4950459037478387], [0.5188124081116835, 0.4811875918883165], 28, [0.07527266546369016, -0.0752726654636901]], [28, 0, 0, 68591, 81396, [0.5940850735753737, 0.4059149264246264], [0.54149417096777, 0.45850582903223003], null, [0.0, 0.0]], [29, 0, 0, 92340, 92341, [0.54149417096777, 0.45850582903223003], [0.4811501370933996, 0.5188498629066004], 30, [-0.07530380948749416, 0.07530380948749416]], [30, 1, 0, 50136, 81048, [0.40584632760590544, 0.5941536723940946], [0.5188886446166721, 0.481111355383328], null, [0.0, 0.0]], [31, 1, 0, 92340, 92340, [0.5188886446166721, 0.481111355383328], [0.5188886446166721, 0.481111355383328], 32, [0.09138272004054437, -0.09138272004054443]], [32, 0, 0, 7032, 81048, [0.6102713646572164, 0.38972863534278357], [0.48107117497387847, 0.5189288250261215], null, [0.0, 0.0]], [33, 0, 0, 92340, 92340, [0.48107117497387847, 0.5189288250261215], [0.48107117497387847, 0.5189288250261215], 34, [-0.09171341677558376, 0.09171341677558376]], [34, 1, 0, 80926, 81048, [0.3893577581982947, 0.6106422418017052], [0.4737259300608072, 0.5262740699391928], null, [0.0, 0.0]], [35, 1, 0, 92340, 92343, [0.4737259300608072, 0.5262740699391928], [0.5189704811921206, 0.48102951880787925], 36, [0.0918730321354625, -0.09187303213546238]], [36, 0, 0, 28607, 84126, [0.6108435133275831, 0.38915648667241687], [0.4809863040619972, 0.5190136959380028], null, [0.0, 0.0]], [37, 0, 0, 92340, 92340, [0.4809863040619972, 0.5190136959380028], [0.4809863040619972, 0.5190136959380028], 38, [-0.09213215418353876, 0.09213215418353882]], [38, 1, 0, 6901, 84126, [0.38885414987845845, 0.6111458501215417], [0.5190585584028902, 0.4809414415971099], null, [0.0, 0.0]], [39, 1, 0, 92340, 92340, [0.5190585584028902, 0.4809414415971099], [0.5190585584028902, 0.4809414415971099], 40, [0.09240130727933682, -0.09240130727933688]], [40, 0, 0, 9985, 84126, [0.611459865682227, 0.388540134317773], [0.4808948353445884, 0.5191051646554117], null, [0.0, 0.0]], [41, 0, 0, 92340, 92340, [0.4808948353445884, 0.5191051646554117], [0.4808948353445884, 0.5191051646554117], 42, [-0.09267420090146777, 0.09267420090146772]], [42, 1, 0, 19225, 84126, [0.3882206344431206, 0.6117793655568794], [0.5109688282458973, 0.48903117175410277], null, [0.0, 0.0]], [43, 1, 0, 92340, 92352, [0.5109688282458973, 0.48903117175410277], [0.5191536183804013, 0.48084638161959864], 44, [0.0929721284335201, -0.09297212843352004]], [44, 0, 0, 40776, 84126, [0.6121257468139214, 0.3878742531860786], [0.48079596835109256, 0.5192040316489074], null, [0.0, 0.0]], [45, 0, 0, 92340, 92340, [0.48079596835109256, 0.5192040316489074], [0.48079596835109256, 0.5192040316489074], 46, [-0.09335413246747182, 0.0933541324674717]], [46, 1, 0, 77862, 77970, [0.38744183588362074, 0.6125581641163791], [0.4761585071730226, 0.5238414928269773], null, [0.0, 0.0]], [47, 1, 0, 92340, 92344, [0.4761585071730226, 0.5238414928269773], [0.5192565257835476, 0.4807434742164523], 48, [0.0940915875391678, -0.09409158753916796]], [48, 0, 0, 59403, 84126, [0.6133481133227154, 0.38665188667728434], [0.5716562730781942, 0.42834372692180567], null, [0.0, 0.0]], [49, 0, 0, 92340, 92346, [0.5716562730781942, 0.42834372692180567], [0.4806887676667257, 0.5193112323332744], 50, [-0.09392008920179079, 0.09392008920179074]], [50, 1, 0, 16314, 84126, [0.3867686784649349, 0.6132313215350651], [0.5193682941740349, 0.48063170582596504], null, [0.0, 0.0]], [51, 1, 0, 92340, 92340, [0.5193682941740349, 0.48063170582596504], [0.5193682941740349, 0.48063170582596504], 52, [0.09441653196071509, -0.09441653196071503]], [52, 0, 0, 22566, 84126, [0.6137848261347499, 0.38621517386525], [0.5324598416455623, 0.46754015835443785], null, [0.0, 0.0]], [53, 0, 0, 92340, 92347, [0.5324598416455623, 0.46754015835443785], [0.4805721332452839, 0.5194278667547162], 54, [-0.09831839720975782, 0.09831839720975766]], [54, 1, 0, 1016, 84486, [0.3822537360355261, 0.6177462639644739], [0.5162616561240468, 0.4837383438759531], null, [0.0, 0.0]], [55, 1, 0, 92340, 92356, [0.5162616561240468, 0.4837383438759531], [0.5194901195112458, 0.4805098804887542], 56, [0.13004607463667672, -0.13004607463667672]], [56, 0, 0, 44142, 90642, [0.6495361941479225, 0.3504638058520775], [0.48265238363482493, 0.517347616365175], null, [0.0, 0.0]], [57, 0, 0, 92340, 92358, [0.48265238363482493, 0.517347616365175], [0.48044476252405793, 0.519555237475942], 58, [-0.13616213888148837, 0.13616213888148843]], [58, 1, 0, 25665, 90642, [0.34428262364256956, 0.6557173763574304], [0.47953924799664005, 0.52046075200336], null, [0.0, 0.0]], [59, 1, 0, 92340, 92360, [0.47953924799664005, 0.52046075200336], [0.5196234231142982, 0.4803765768857018], 60, [0.13658465981386492, -0.13658465981386508]], [60, 0, 0, 31814, 90642, [0.6562080829281631, 0.3437919170718367], [0.48604570696279314, 0.5139542930372067], null, [0.0, 0.0]], [61, 0, 0, 92340, 92357, [0.48604570696279314, 0.5139542930372067], [0.48030510157239137, 0.5196948984276086], 62, [-0.13710161960296685, 0.13710161960296674]], [62, 1, 0, 25682, 90642, [0.3432034819694245, 0.6567965180305754], [0.5141990047906506, 0.48580099520934933], null, [0.0, 0.0]], [63, 1, 0, 92340, 92357, [0.5141990047906506, 0.48580099520934933], [0.5197699073674313, 0.48023009263256866], 64, [0.1375674303597545, -0.1375674303597545]], [64, 0, 0, 4106, 90642, [0.6573373377271858, 0.34266266227281417], [0.48006837119211304, 0.519931628807887], null, [0.0, 0.0]], [65, 0, 0, 92340, 92340, [0.48006837119211304, 0.519931628807887], [0.48006837119211304, 0.519931628807887], 66, [-0.14401146902701017, 0.14401146902701012]], [66, 1, 0, 84170, 90642, [0.33605690216510287, 0.6639430978348971], [0.38887985862267777, 0.6111201413773223], null, [0.0, 0.0]], [67, 1, 0, 92340, 92346, [0.38887985862267777, 0.6111201413773223], [0.519931628807887, 0.48006837119211304], 68, [0.14393379883339574, -0.14393379883339574]], [68, 0, 0, 4149, 90642, [0.6638654276412828, 0.3361345723587173], [0.5295323437497873, 0.47046765625021264], null, [0.0, 0.0]], [69, 0, 0, 92340, 92360, [0.5295323437497873, 0.47046765625021264], [0.4799810337513878, 0.5200189662486122], 70, [-0.1440688979118111, 0.1440688979118112]], [70, 1, 0, 19544, 90642, [0.3359121358395767, 0.6640878641604234], [0.501531778362091, 0.49846822163790905], null, [0.0, 0.0]], [71, 1, 0, 92340, 92351, [0.501531778362091, 0.49846822163790905], [0.5202084213112901, 0.4797915786887099], 72, [0.14532461305508837, -0.14532461305508848]], [72, 0, 0, 71879, 90642, [0.6655330343663785, 0.33446696563362144], [0.5603199428270096, 0.43968005717299036], null, [0.0, 0.0]], [73, 0, 0, 92340, 92341, [0.5603199428270096, 0.43968005717299036], [0.4797915786887099, 0.5202084213112901], 74, [-0.14436694412833734, 0.14436694412833762]], [74, 1, 0, 4254, 90792, [0.3354246345603726, 0.6645753654396277], [0.5130769252529258, 0.4869230747470742], null, [0.0, 0.0]], [75, 1, 0, 92340, 92348, [0.5130769252529258, 0.4869230747470742], [0.5204205285523161, 0.47957947144768387], 76, [0.1551972683465661, -0.15519726834656616]], [76, 0, 0, 16572, 90444, [0.6756177968988822, 0.3243822031011177], [0.49042842940353365, 0.5095715705964663], null, [0.0, 0.0]], [77, 0, 0, 92340, 92347, [0.49042842940353365, 0.5095715705964663], [0.47957947144768387, 0.5204205285523161], 78, [-0.14792493090240222, 0.14792493090240233]], [78, 1, 0, 35060, 90792, [0.33165454054528165, 0.6683454594547185], [0.47431853176080757, 0.5256814682391925], null, [0.0, 0.0]], [79, 1, 0, 92340, 92349, [0.47431853176080757, 0.5256814682391925], [0.520536385396765, 0.4794636146032351], 80, [0.14871211892942593, -0.14871211892942587]], [80, 0, 0, 16580, 90792, [0.6692485043261909, 0.33075149567380924], [0.489054539242252, 0.5109454607577479], null, [0.0, 0.0]], [81, 0, 0, 92340, 92354, [0.489054539242252, 0.5109454607577479], [0.47934039119664895, 0.5206596088033512], 82, [-0.15134526686777616, 0.15134526686777605]], [82, 1, 0, 4275, 90792, [0.3279951243288728, 0.6720048756711272], [0.5159470690475393, 0.48405293095246077], null, [0.0, 0.0]], [83, 1, 0, 92340, 92360, [0.5159470690475393, 0.48405293095246077], [0.520790924410952, 0.479209075589048], 84, [0.15501134975177144, -0.15501134975177155]], [84, 0, 0, 53234, 90792, [0.6758022741627234, 0.32419772583727646], [0.5829983894059882, 0.4170016105940118], null, [0.0, 0.0]], [85, 0, 0, 92340, 92343, [0.5829983894059882, 0.4170016105940118], [0.47906884360356394, 0.5209311563964361], 86, [-0.15717839778637444, 0.15717839778637432]], [86, 1, 0, 90474, 90792, [0.3218904458171895, 0.6781095541828104], [0.3708909631168823, 0.6291090368831176], null, [0.0, 0.0]], [87, 1, 0, 92340, 92345, [0.3708909631168823, 0.6291090368831176], [0.5210812447881809, 0.4789187552118192], 88, [0.09085425602200736, -0.09085425602200753]], [88, 0, 0, 35078, 38155, [0.6119355008101882, 0.3880644991898117], [0.5218581289467891, 0.4781418710532109], null, [0.0, 0.0]], [89, 0, 0, 92340, 92349, [0.5218581289467891, 0.4781418710532109], [0.47875773343709815, 0.5212422665629018], 90, [-0.1334901897820009, 0.1334901897820009]], [90, 1, 0, 7386, 47551, [0.34526754365509726, 0.6547324563449027], [0.47461405521416083, 0.5253859447858392], null, [0.0, 0.0]], [91, 1, 0, 92340, 92349, [0.47461405521416083, 0.5253859447858392], [0.5214154615267241, 0.47858453847327587], 92, [0.15870517878863033, -0.15870517878863039]], [92, 0, 0, 28944, 29086, [0.6801206403153545, 0.3198793596846455], [0.5360242050711842, 0.46397579492881585], null, [0.0, 0.0]], [93, 0, 0, 92340, 92348, [0.5360242050711842, 0.46397579492881585], [0.5, 0.5], 94, [-0.15630009648590415, 0.15630009648590404]], [94, 1, 0, 25873, 26007, [0.34369990351409585, 0.656300096485904], [0.5218043441231964, 0.47819565587680357], null, [0.0, 0.0]], [95, 1, 0, 92340, 92340, [0.5218043441231964, 0.47819565587680357], [0.5218043441231964, 0.47819565587680357], 96, [0.14179858734653294, -0.1417985873465329]], [96, 0, 0, 38292, 47551, [0.6636029314697294, 0.3363970685302707], [0.4842439216314399, 0.5157560783685601], null, [0.0, 0.0]], [97, 0, 0, 92340, 92356, [0.4842439216314399, 0.5157560783685601], [0.477976345090041, 0.5220236549099591], 98, [-0.14443716731037193, 0.1444371673103716]], [98, 1, 0, 38304, 41395, [0.33353917777966907, 0.6664608222203307], [0.4866446323486688, 0.5133553676513312], null, [0.0, 0.0]], [99, 1, 0, 92340, 92356, [0.4866446323486688, 0.5133553676513312], [0.5222624985803154, 0.4777375014196846], 100, [0.19503909663639696, -0.1950390966363969]], [100, 0, 0, 7392, 41395, [0.7173015952167123, 0.28269840478328767], [0.5146892190609103, 0.4853107809390898], null, [0.0, 0.0]], [101, 0, 0, 92340, 92349, [0.5146892190609103, 0.4853107809390898], [0.4774763938257917, 0.5225236061742083], 102, [-0.1945050858267265, 0.19450508582672643]], [102, 1, 0, 41394, 41395, [0.2829713079990652, 0.7170286920009348], [0.46832149795344513, 0.5316785020465549], null, [0.0, 0.0]], [103, 1, 0, 92340, 92347, [0.46832149795344513, 0.5316785020465549], [0.5228102427226489, 0.477189757277351], 104, [0.15445617704786463, -0.15445617704786452]], [104, 0, 0, 66027, 44622, [0.6772664197705135, 0.3227335802294865], [0.6579951778899269, 0.3420048221100731], null, [0.0, 0.0]], [105, 0, 0, 92340, 92345, [0.6579951778899269, 0.3420048221100731], [0.4768736555406129, 0.5231263444593871], 106, [-0.16875980910327804, 0.16875980910327815]], [106, 1, 0, 75264, 44622, [0.30811384643733486, 0.6918861535626653], [0.3687261345414042, 0.6312738654585959], null, [0.0, 0.0]], [107, 1, 0, 92340, 92341, [0.3687261345414042, 0.6312738654585959], [0.5234767006305451, 0.4765232993694549], 108, [0.1698848789661359, -0.1698848789661359]], [108, 0, 0, 44502, 44622, [0.693361579596681, 0.306638420403319], [0.48066608890947893, 0.5193339110905211], null, [0.0, 0.0]], [109, 0, 0, 92340, 92359, [0.48066608890947893, 0.5193339110905211], [0.4761328022187845, 0.5238671977812154], 110, [-0.1733633660077215, 0.17336336600772162]], [110, 1, 0, 62965, 41544, [0.302769436211063, 0.697230563788937], [0.49754178350031686, 0.5024582164996833], null, [0.0, 0.0]], [111, 1, 0, 92340, 92342, [0.49754178350031686, 0.5024582164996833], [0.5243051530864675, 0.47569484691353253], 112, [0.17697831740403602, -0.17697831740403608]], [112, 0, 0, 22901, 23076, [0.7012834704905035, 0.29871652950949645], [0.4796494438770243, 0.5203505561229756], null, [0.0, 0.0]], [113, 0, 0, 92340, 92357, [0.4796494438770243, 0.5203505561229756], [0.4752002229606023, 0.5247997770393976], 114, [-0.18538328573423107, 0.18538328573423124]], [114, 1, 0, 1229, 1530, [0.28981693722637125, 0.7101830627736289], [0.297908388627266, 0.702091611372734], null, [0.0, 0.0]], [115, 1, 0, 92340, 92351, [0.297908388627266, 0.702091611372734], [0.525362828106597, 0.47463717189340304], 116, [0.1858943641035351, -0.185894364103535]], [116, 0, 0, 13657, 13842, [0.7112571922101321, 0.28874280778986805], [0.47820423828239794, 0.5217957617176021], null, [0.0, 0.0]], [117, 0, 0, 92340, 92352, [0.47820423828239794, 0.5217957617176021], [0.47399044083703384, 0.5260095591629662], 118, [-0.0007505604151050171, 0.0007505604151050171]], [118, 1, 0, 92363, 92363, [0.4732398804219288, 0.5267601195780712], [0.4732398804219288, 0.5267601195780712], 119, [-0.22746765400418262, 0.22746765400418256]], [119, 1, 0, 7496, 41395, [0.2457722264177462, 0.7542277735822538], [0.5286918488645239, 0.4713081511354761], null, [0.0, 0.0]], [120, 1, 0, 92340, 92340, [0.5286918488645239, 0.4713081511354761], [0.5286918488645239, 0.4713081511354761], 121, [0.2484214537607895, -0.24842145376078967]], [121, 0, 0, 87209, 41395, [0.7771133026253134, 0.22288669737468642], [0.7239044782801526, 0.27609552171984736], null, [0.0, 0.0]], [122, 0, 0, 92340, 92341, [0.7239044782801526, 0.27609552171984736], [0.4700359482354282, 0.5299640517645717], 123, [-0.2589168046141783, 0.25891680461417843]], [123, 1, 0, 38298, 41395, [0.2111191436212499, 0.7888808563787502], [0.498136081846454, 0.501863918153546], null, [0.0, 0.0]], [124, 1, 0, 92340, 92347, [0.498136081846454, 0.501863918153546], [0.5315370256280527, 0.4684629743719473], 125, [0.2502195753515002, -0.2502195753515004]], [125, 0, 0, 22273, 41385, [0.7817566009795529, 0.21824339902044687], [0.46385625771294803, 0.536143742287052], null, [0.0, 0.0]], [126, 0, 0, 92340, 92340, [0.46385625771294803, 0.536143742287052], [0.46385625771294803, 0.536143742287052], 127, [-0.2719531435706365, 0.2719531435706364]], [127, 1, 0, 41064, 41385, [0.19190311414231154, 0.8080968858576884], [0.5316580686862493, 0.4683419313137507], null, [0.0, 0.0]], [128, 1, 0, 92340, 92347, [0.5316580686862493, 0.4683419313137507], [0.5397120968964295, 0.4602879031035705], 129, [0.35219411789275923, -0.3521941178927593]], [129, 0, 0, 13503, 13503, [0.8919062147891887, 0.10809378521081119], [0.8919062147891887, 0.1080937852108112], null, [0.0, 0.0]], [130, 0, 0, 92340, 92359, [0.8919062147891887, 0.1080937852108112], [0.45512110762641994, 0.5448788923735801], 131, [-0.3409682432870947, 0.34096824328709485]], [131, 1, 0, 56600, 47538, [0.11415286433932526, 0.885847135660675], [0.29909462375616, 0.7009053762438401], null, [0.0, 0.0]], [132, 1, 0, 92340, 92343, [0.29909462375616, 0.7009053762438401], [0.5530256629559068, 0.4469743370440931], 133, [0.8750448553800539, -0.8750448553800538]], [133, 0, 0, 47382, 47538, [1.4280705183359608, -0.42807051833596077], [0.977362389345316, 0.022637610654683837], null, [0.0, 0.0]], [134, 0, 0, 92340, 92354, [0.977362389345316, 0.022637610654683837], [0.9653650050282316, 0.03463499497176814], null, [0.0, 0.0]], [135, 1, 0, 50616, 50616, [0.9653650050282316, 0.03463499497176814], [0.9653650050282315, 0.034634994971768196], null, [0.0, 0.0]], [136, 1, 0, 92340, 92349, [0.9653650050282315, 0.034634994971768196], [0.9999109022513304, 8.909774866938669e-05], null, [0.0, 0.0]], [137, 0, 0, 1390, 1530, [0.9999109022513304, 8.909774866938669e-05], [0.5, 0.5], null, [0.0, 0.0]], [138, 0, 0, 92340, 92340, [0.5, 0.5], [0.5, 0.5], null, [0.0, 0.0]]], [0.5, 0.5], true]');
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('22nn01jmawec','cvni20pcxi32');
INSERT INTO "table_people" VALUES('hid308rp1md5','cvni20pcxi32');
INSERT INTO "table_people" VALUES('hid308rp1md5','06i9nqtcdsuk');
INSERT INTO "table_people" VALUES('22nn01jmawec','06i9nqtcdsuk');
INSERT INTO "table_people" VALUES('22nn01jmawec','42fqmrpxwf8m');
INSERT INTO "table_people" VALUES('hid308rp1md5','42fqmrpxwf8m');
INSERT INTO "table_people" VALUES('22nn01jmawec','hjt3jq109ytp');
INSERT INTO "table_people" VALUES('hid308rp1md5','hjt3jq109ytp');
INSERT INTO "table_people" VALUES('22nn01jmawec','2y6iik62ldgy');
INSERT INTO "table_people" VALUES('hid308rp1md5','2y6iik62ldgy');
INSERT INTO "table_people" VALUES('22nn01jmawec','qninivo721lu');
INSERT INTO "table_people" VALUES('hid308rp1md5','qninivo721lu');
INSERT INTO "table_people" VALUES('22nn01jmawec','bnwnmbztlqxg');
INSERT INTO "table_people" VALUES('7qbwtbbc18rh','q1tkqmw5qy1y');
INSERT INTO "table_people" VALUES('l4lvbuw3bnqk','q1tkqmw5qy1y');
INSERT INTO "table_people" VALUES('s62uhmbrjiym','q1tkqmw5qy1y');
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
INSERT INTO "tables" VALUES('cvni20pcxi32','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'22nn01jmawec','Ada','[["22nn01jmawec", "Ada", null], [null, null, null]]','d5fdcd2a6492c6ac4c182625403845a46c55f7003e8ce6bf7c4949f4beca5365',1795129702482,1795129702502,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('06i9nqtcdsuk','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'hid308rp1md5','Bo <b>','[["hid308rp1md5", "Bo <b>", null], [null, null, null]]','a6cf2a5a79dcbe8d9ffafcbdf3c9acf7a17b7e87a2cc3fb93f40b3bdd15f474e',1795129702944,1795129704726,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('42fqmrpxwf8m','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'22nn01jmawec','Ada','[["22nn01jmawec", "Ada", null], [null, null, null]]','6a1431fbb21628d3187bf8aeb24bf9084899f0df9e8d42a8922022e368a69a0e',1795129704740,1795129704768,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "level-4", "ready": true, "left": false, "resigned": true}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('hjt3jq109ytp','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'22nn01jmawec','Ada','[["22nn01jmawec", "Ada", null], [null, null, null]]','3895e491cfd02f4eca23d63b4906164e547883d0c106e9c25187a59827175ea1',1795129704779,1795129704812,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,'{"format": "ludotheque/1", "game": "seismic", "rules": 1, "players": ["Ada", "Bo"], "options": {"variants": [], "table": "standard", "edition": "classic"}, "setup": {"first": 1, "pile": ["03", "01", "02-13", "02-14-35", "02-14", "+5:01234", "01-24-35", "02-35", "+3:013", "+6:012345", "02", "01-25-34", "+3:012", "03-14", "01-25", "+3:014", "01-25-34", "03", "03-14-25", "q5", "02-35", "01-25", "q4", "01-35", "01-23-45", "01-34", "+2:02", "02-13", "01-25-34", "+3:024", "02", "02-14", "q2", "+2:01", "01-34", "01-34", "01-24", "02-14-35", "+4:0134", "03", "01-23-45", "03-14", "02-35", "01-23", "01-35", "01-24-35", "02", "02", "01-24-35", "03", "02-14-35", "01-24", "03-14-25", "01-25", "02-13", "02", "+1:0", "+4:0123", "01", "01", "02-14", "01-23", "+4:0124", "01-35", "03", "01", "01-23", "01", "01-24", "+2:03", "03-14-25", "01-23-45", "03-14"]}, "moves": ["place 03 1,-1 1", "crew 14", "place 01 1,0 4", "crew 45", "place 02-14-35 0,1 1", "crew 04", "place +5:01234 0,2 2", "crew 5", "place 01-24-35 -1,1 4", "crew 13", "place 02-35 -1,0 0", "crew 02", "place +3:013 2,-2 4", "crew 5", "place +6:012345 0,3 0", "crew 0", "place 02-13 1,2 4", "crew 15", "place 02 1,1 3", "crew 35", "place 01-25-34 -1,2 0", "crew -", "place +3:012 -1,-1 1", "crew 2", "place 01-25 -1,3 1", "crew 12", "place +3:014 -2,0 4", "crew 5", "place 01-25-34 -1,4 0", "crew 01", "place 03-14 0,4 2", "crew 03", "place 02-14 0,-1 5", "crew 03", "place 03-14-25 0,1 0", "crew 03", "place 01-25 0,-2 3", "crew -", "quake 0", "place 01-35 0,-1 0"]}',NULL,1,0,1,0);
INSERT INTO "tables" VALUES('2y6iik62ldgy','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'22nn01jmawec','Ada','[["22nn01jmawec", "Ada", null], [null, null, null]]','ae00b30761687fce61354795d873f9aeef139f68db6a271ae13ce9c44a9daa5d',1795129704839,1795129704876,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"live","rest":[0,7],"ahead":[0,0]}',1,0,1,0);
INSERT INTO "tables" VALUES('qninivo721lu','situation-4',1,'{"board": "skirmish", "orientation": "upright", "flag_grace": 3000, "sides": [0, 1]}','{}','{"kind":"none"}',60,0,1,'22nn01jmawec','Ada','[["22nn01jmawec", "Ada", null], [null, null, null]]','2b55c08df0f68e133efc3e690643bf00c3123c199b9f768acadebc78b9c6bed1',1795129704904,1795129704928,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL,NULL,'{"kind":"slow"}',1,0,1,0);
INSERT INTO "tables" VALUES('bnwnmbztlqxg','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'22nn01jmawec','Ada','[["22nn01jmawec", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','aa9b4c87ce514cc2b297fcd4cff2fa788d80e5bdce00730dcad6ab6175845fb3',1795129705164,1795129705164,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
INSERT INTO "tables" VALUES('q1tkqmw5qy1y','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,0,'7qbwtbbc18rh','Teacher','[["l4lvbuw3bnqk", "Cy", null], ["s62uhmbrjiym", "Di", null]]','0efe360f35fd4b44c8c80ea74953922c5fefeec44fc2e4bd8e75e09288009945',1795129705560,1795129705602,'paused',1,'[{"kind": "person", "name": "Cy", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Di", "ready": true, "left": false, "resigned": false}]',NULL,NULL,NULL,1,0,1,0);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
