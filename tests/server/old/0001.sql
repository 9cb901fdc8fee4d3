-- on eeh2g05skhue
-- over 5utqstkycaq5
-- broken ez1g2n2rg7gg
-- ada PCYgdpBMlSwotUVo1bfAt-HKtDNEfcw0OKC80YDUZQA
-- bo qjqPghXCB0JSlkTPNtQIXPnuGCLvIAfdhp6ABpROKF8
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "events" VALUES('5utqstkycaq5',1,1794789113623,'ready',NULL,'3q9seeagdfw4','eee4e1ff-12','{}');
INSERT INTO "events" VALUES('5utqstkycaq5',2,1794789113627,'sat',1,'z3ymdtmj2ij0','c1a056c5-13','{"name":"Ada"}');
INSERT INTO "events" VALUES('5utqstkycaq5',3,1794789113627,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('5utqstkycaq5',4,1794789113635,'moved',0,'3q9seeagdfw4','906d75c6-13','{"move":"place 03 -1,0 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',5,1794789113638,'moved',0,'3q9seeagdfw4','0182bf4a-14','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',6,1794789113641,'moved',1,'z3ymdtmj2ij0','30ea07d5-14','{"move":"place 03 -2,0 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',7,1794789113645,'moved',1,'z3ymdtmj2ij0','0879cb17-15','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',8,1794789113650,'moved',0,'3q9seeagdfw4','9eb4b217-15','{"move":"place 02-35 -3,0 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',9,1794789113653,'moved',0,'3q9seeagdfw4','1fdf9023-16','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',10,1794789113656,'moved',1,'z3ymdtmj2ij0','a032cff5-16','{"move":"place 02-35 -3,-1 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',11,1794789113659,'moved',1,'z3ymdtmj2ij0','1e05c8cc-17','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',12,1794789113663,'moved',0,'3q9seeagdfw4','2ddb88d7-17','{"move":"place 02-35 -3,-2 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',13,1794789113667,'moved',0,'3q9seeagdfw4','51e97412-18','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',14,1794789113671,'moved',1,'z3ymdtmj2ij0','e4aad148-18','{"move":"place 03 -3,-3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',15,1794789113674,'moved',1,'z3ymdtmj2ij0','dec65f61-19','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',16,1794789113681,'moved',0,'3q9seeagdfw4','46581a11-19','{"move":"place 01-24-35 1,-1 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',17,1794789113684,'moved',0,'3q9seeagdfw4','10a0b06d-20','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',18,1794789113689,'moved',1,'z3ymdtmj2ij0','1ec3439b-20','{"move":"place 01 -4,-2 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',19,1794789113691,'moved',1,'z3ymdtmj2ij0','d612a8b0-21','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',20,1794789113694,'moved',0,'3q9seeagdfw4','71e562b5-21','{"move":"place +5:01234 -4,-1 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',21,1794789113697,'moved',0,'3q9seeagdfw4','6304e732-22','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',22,1794789113701,'moved',1,'z3ymdtmj2ij0','87c63741-22','{"move":"place 01-24 -5,-1 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',23,1794789113705,'moved',1,'z3ymdtmj2ij0','85bc7597-23','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',24,1794789113708,'moved',0,'3q9seeagdfw4','e4db03bc-23','{"move":"place 02-13 -5,-2 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',25,1794789113711,'moved',0,'3q9seeagdfw4','e566d6df-24','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',26,1794789113715,'moved',1,'z3ymdtmj2ij0','b1491227-24','{"move":"place 03-14 -6,-2 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',27,1794789113719,'moved',1,'z3ymdtmj2ij0','8510c2e0-25','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',28,1794789113723,'moved',0,'3q9seeagdfw4','e0e1e089-25','{"move":"place 01-25 -6,0 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',29,1794789113726,'moved',0,'3q9seeagdfw4','8f3041a6-26','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',30,1794789113729,'moved',1,'z3ymdtmj2ij0','952b7cc1-26','{"move":"place 02 -6,-1 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',31,1794789113733,'moved',1,'z3ymdtmj2ij0','7af36eea-27','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',32,1794789113738,'moved',0,'3q9seeagdfw4','f9e96029-27','{"move":"place 02-14 -5,0 5"}');
INSERT INTO "events" VALUES('5utqstkycaq5',33,1794789113742,'moved',0,'3q9seeagdfw4','f83ccd0e-28','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',34,1794789113746,'moved',1,'z3ymdtmj2ij0','2c7dd71c-28','{"move":"place 01-24-35 -5,1 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',35,1794789113749,'moved',1,'z3ymdtmj2ij0','244c1813-29','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',36,1794789113753,'moved',0,'3q9seeagdfw4','9a63ff2d-29','{"move":"place 01 -2,-2 5"}');
INSERT INTO "events" VALUES('5utqstkycaq5',37,1794789113755,'moved',0,'3q9seeagdfw4','6cec21b3-30','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',38,1794789113759,'moved',1,'z3ymdtmj2ij0','79474d68-30','{"move":"place 01-25-34 1,-2 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',39,1794789113762,'moved',1,'z3ymdtmj2ij0','bfad4aa3-31','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',40,1794789113766,'moved',0,'3q9seeagdfw4','db65ec88-31','{"move":"place 03 -2,-3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',41,1794789113769,'moved',0,'3q9seeagdfw4','78187fe1-32','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',42,1794789113772,'moved',1,'z3ymdtmj2ij0','f965ac17-32','{"move":"place +2:03 -2,-4 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',43,1794789113775,'moved',1,'z3ymdtmj2ij0','afc9d21d-33','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',44,1794789113778,'moved',0,'3q9seeagdfw4','2a3b7b18-33','{"move":"place 02 1,-3 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',45,1794789113781,'moved',0,'3q9seeagdfw4','a18b2664-34','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',46,1794789113785,'moved',1,'z3ymdtmj2ij0','18cf82fe-34','{"move":"place 01-23 2,-4 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',47,1794789113787,'moved',1,'z3ymdtmj2ij0','ada2d91b-35','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',48,1794789113791,'moved',0,'3q9seeagdfw4','60e451a7-35','{"move":"place 02 3,-5 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',49,1794789113793,'moved',0,'3q9seeagdfw4','902e05f3-36','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',50,1794789113797,'moved',1,'z3ymdtmj2ij0','de72681a-36','{"move":"place 01-24 3,-4 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',51,1794789113799,'moved',1,'z3ymdtmj2ij0','da0f5548-37','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',52,1794789113803,'moved',0,'3q9seeagdfw4','a1690a3d-37','{"move":"place 01-23-45 4,-5 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',53,1794789113806,'moved',0,'3q9seeagdfw4','852821ae-38','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',54,1794789113809,'moved',1,'z3ymdtmj2ij0','d8c9e030-38','{"move":"place 02-14 4,-6 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',55,1794789113812,'moved',1,'z3ymdtmj2ij0','b6d4d4c0-39','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',56,1794789113815,'moved',0,'3q9seeagdfw4','67d87a51-39','{"move":"place 01-34 3,-6 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',57,1794789113817,'moved',0,'3q9seeagdfw4','8451d3ff-40','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',58,1794789113820,'moved',1,'z3ymdtmj2ij0','369b2779-40','{"move":"place 01-34 2,-6 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',59,1794789113822,'moved',1,'z3ymdtmj2ij0','11219762-41','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',60,1794789113824,'moved',0,'3q9seeagdfw4','96f4c2dc-41','{"move":"place 01-25-34 1,-5 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',61,1794789113826,'moved',0,'3q9seeagdfw4','67ebb97b-42','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',62,1794789113829,'moved',1,'z3ymdtmj2ij0','9a1aed65-42','{"move":"place 01 0,-5 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',63,1794789113831,'moved',1,'z3ymdtmj2ij0','6dcd40bc-43','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',64,1794789113833,'moved',0,'3q9seeagdfw4','8b68bbbe-43','{"move":"place 01 4,-7 4"}');
INSERT INTO "events" VALUES('5utqstkycaq5',65,1794789113836,'moved',0,'3q9seeagdfw4','a55d4f48-44','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',66,1794789113839,'moved',1,'z3ymdtmj2ij0','62b2db97-44','{"move":"place +1:0 5,-7 4"}');
INSERT INTO "events" VALUES('5utqstkycaq5',67,1794789113842,'moved',1,'z3ymdtmj2ij0','0a8e4574-45','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',68,1794789113845,'moved',0,'3q9seeagdfw4','fb8c16f1-45','{"move":"place 03-14 0,-4 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',69,1794789113847,'moved',0,'3q9seeagdfw4','61d9f540-46','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',70,1794789113849,'moved',1,'z3ymdtmj2ij0','9b59ad41-46','{"move":"place 01-35 5,-6 4"}');
INSERT INTO "events" VALUES('5utqstkycaq5',71,1794789113852,'moved',1,'z3ymdtmj2ij0','8cff6f50-47','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',72,1794789113855,'moved',0,'3q9seeagdfw4','5377d0c8-47','{"move":"place 01-23 -1,-3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',73,1794789113858,'moved',0,'3q9seeagdfw4','0fe75781-48','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',74,1794789113862,'moved',1,'z3ymdtmj2ij0','89c469d1-48','{"move":"place 01-23-45 5,-5 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',75,1794789113864,'moved',1,'z3ymdtmj2ij0','9965827a-49','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',76,1794789113868,'moved',0,'3q9seeagdfw4','9b0c7ce4-49','{"move":"place 01-35 6,-7 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',77,1794789113870,'moved',0,'3q9seeagdfw4','f7631a39-50','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',78,1794789113872,'moved',1,'z3ymdtmj2ij0','6f99eefe-50','{"move":"place +2:02 6,-8 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',79,1794789113874,'moved',1,'z3ymdtmj2ij0','7d276bd3-51','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',80,1794789113877,'moved',0,'3q9seeagdfw4','11a88d50-51','{"move":"place 02-14-35 3,-3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',81,1794789113879,'moved',0,'3q9seeagdfw4','be0fa28b-52','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',82,1794789113882,'moved',1,'z3ymdtmj2ij0','3f85b501-52','{"move":"place +4:0124 -1,-2 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',83,1794789113884,'moved',1,'z3ymdtmj2ij0','7ffdf683-53','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',84,1794789113886,'moved',0,'3q9seeagdfw4','bc5f9649-53','{"move":"place 02-14 0,-3 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',85,1794789113888,'moved',0,'3q9seeagdfw4','e81a852f-54','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',86,1794789113891,'moved',1,'z3ymdtmj2ij0','3136ea78-54','{"move":"place 02-14-35 4,-4 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',87,1794789113893,'moved',1,'z3ymdtmj2ij0','dde92a40-55','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',88,1794789113896,'moved',0,'3q9seeagdfw4','c6a2ee16-55','{"move":"place 01-24 -4,0 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',89,1794789113898,'moved',0,'3q9seeagdfw4','d9e47908-56','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',90,1794789113901,'moved',1,'z3ymdtmj2ij0','7c5ba733-56','{"move":"place +3:012 1,-4 4"}');
INSERT INTO "events" VALUES('5utqstkycaq5',91,1794789113903,'moved',1,'z3ymdtmj2ij0','36163d6f-57','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',92,1794789113905,'moved',0,'3q9seeagdfw4','967156ad-57','{"move":"place +3:013 6,-6 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',93,1794789113907,'moved',0,'3q9seeagdfw4','e1452cc9-58','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',94,1794789113909,'moved',1,'z3ymdtmj2ij0','768e0d2d-58','{"move":"place 01-23-45 5,-4 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',95,1794789113911,'moved',1,'z3ymdtmj2ij0','b85af770-59','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',96,1794789113914,'moved',0,'3q9seeagdfw4','412646bd-59','{"move":"place 02-14-35 -6,2 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',97,1794789113916,'moved',0,'3q9seeagdfw4','60f6d396-60','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',98,1794789113919,'moved',1,'z3ymdtmj2ij0','0da534d4-60','{"move":"place 01-25-34 -5,2 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',99,1794789113920,'moved',1,'z3ymdtmj2ij0','5876a4e5-61','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',100,1794789113923,'moved',0,'3q9seeagdfw4','3ed15a36-61','{"move":"place +2:01 -1,-4 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',101,1794789113925,'moved',0,'3q9seeagdfw4','d8b9f1fa-62','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',102,1794789113927,'moved',1,'z3ymdtmj2ij0','a1eee32a-62','{"move":"quake 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',103,1794789113931,'moved',1,'z3ymdtmj2ij0','0db723a0-63','{"move":"place 01-25 -6,1 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',104,1794789113933,'moved',1,'z3ymdtmj2ij0','3d4caed2-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',105,1794789113936,'moved',0,'3q9seeagdfw4','69483e6b-63','{"move":"place 01-24-35 3,-3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',106,1794789113939,'moved',0,'3q9seeagdfw4','8dbab58d-64','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',107,1794789113942,'moved',1,'z3ymdtmj2ij0','ef7f4340-65','{"move":"place +3:024 2,-3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',108,1794789113945,'moved',1,'z3ymdtmj2ij0','9bcb0047-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',109,1794789113949,'moved',0,'3q9seeagdfw4','937b5a7e-65','{"move":"place 02 2,-5 5"}');
INSERT INTO "events" VALUES('5utqstkycaq5',110,1794789113953,'moved',0,'3q9seeagdfw4','9ab08429-66','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',111,1794789113958,'moved',1,'z3ymdtmj2ij0','9e178d9f-67','{"move":"place 03-14-25 4,-4 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',112,1794789113960,'moved',1,'z3ymdtmj2ij0','2d00488a-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',113,1794789113964,'moved',0,'3q9seeagdfw4','80460f87-67','{"move":"place 01-25 6,-5 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',114,1794789113967,'moved',0,'3q9seeagdfw4','017e8150-68','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',115,1794789113970,'moved',1,'z3ymdtmj2ij0','636d95b5-69','{"move":"place 01-35 0,-2 5"}');
INSERT INTO "events" VALUES('5utqstkycaq5',116,1794789113973,'moved',1,'z3ymdtmj2ij0','932630f4-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',117,1794789113977,'moved',0,'3q9seeagdfw4','ba12262c-69','{"move":"place 02-13 -4,1 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',118,1794789113980,'moved',0,'3q9seeagdfw4','0efbdb37-70','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',119,1794789113983,'moved',1,'z3ymdtmj2ij0','739b2f87-71','{"move":"place 03-14 -1,0 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',120,1794789113986,'moved',1,'z3ymdtmj2ij0','f059e6cf-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',121,1794789113990,'moved',0,'3q9seeagdfw4','c1a06bdd-71','{"move":"place 01 -1,-1 1"}');
INSERT INTO "events" VALUES('5utqstkycaq5',122,1794789113992,'moved',0,'3q9seeagdfw4','4739bf58-72','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',123,1794789113996,'moved',1,'z3ymdtmj2ij0','8727be94-73','{"move":"place 02-13 1,-1 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',124,1794789113999,'moved',1,'z3ymdtmj2ij0','1fba5588-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',125,1794789114004,'moved',0,'3q9seeagdfw4','734ba1f9-73','{"move":"place +3:014 -3,1 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',126,1794789114008,'moved',0,'3q9seeagdfw4','f2f7daf8-74','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',127,1794789114015,'moved',1,'z3ymdtmj2ij0','4fe1736b-75','{"move":"place 02 -2,-1 5"}');
INSERT INTO "events" VALUES('5utqstkycaq5',128,1794789114020,'moved',1,'z3ymdtmj2ij0','da45a83e-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',129,1794789114025,'moved',0,'3q9seeagdfw4','f6aaa922-75','{"move":"place 01-34 3,-2 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',130,1794789114027,'moved',0,'3q9seeagdfw4','143c56e3-76','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',131,1794789114031,'moved',1,'z3ymdtmj2ij0','32630d54-77','{"move":"place 03-14-25 4,-3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',132,1794789114033,'moved',1,'z3ymdtmj2ij0','ad801e2e-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',133,1794789114037,'moved',0,'3q9seeagdfw4','ae4439b9-77','{"move":"place +4:0123 5,-3 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',134,1794789114039,'moved',0,'3q9seeagdfw4','9f107ad2-78','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',135,1794789114043,'moved',1,'z3ymdtmj2ij0','31f7eca4-79','{"move":"place +4:0134 6,-4 2"}');
INSERT INTO "events" VALUES('5utqstkycaq5',136,1794789114049,'moved',1,'z3ymdtmj2ij0','df4e96b6-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',137,1794789114056,'moved',0,'3q9seeagdfw4','93e9c0c7-79','{"move":"place 02 2,-2 5"}');
INSERT INTO "events" VALUES('5utqstkycaq5',138,1794789114059,'moved',0,'3q9seeagdfw4','638c7e05-80','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',139,1794789114062,'moved',1,'z3ymdtmj2ij0','2748353d-81','{"move":"place 03-14-25 -6,3 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',140,1794789114068,'moved',1,'z3ymdtmj2ij0','f7f26818-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',141,1794789114072,'moved',0,'3q9seeagdfw4','4abaedf9-81','{"move":"place 01-23 -5,3 3"}');
INSERT INTO "events" VALUES('5utqstkycaq5',142,1794789114074,'moved',0,'3q9seeagdfw4','166b9998-82','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',143,1794789114077,'moved',1,'z3ymdtmj2ij0','09704730-83','{"move":"place 03 -3,2 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',144,1794789114080,'moved',1,'z3ymdtmj2ij0','ae59c11b-84','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',145,1794789114083,'moved',0,'3q9seeagdfw4','4f28595b-83','{"move":"place +6:012345 1,0 0"}');
INSERT INTO "events" VALUES('5utqstkycaq5',146,1794789114085,'moved',0,'3q9seeagdfw4','22993326-84','{"move":"crew -"}');
INSERT INTO "events" VALUES('5utqstkycaq5',147,1794789114085,'ended',NULL,NULL,NULL,'{"why":"rules","scores":[0,0],"winners":[0,1]}');
INSERT INTO "events" VALUES('5utqstkycaq5',148,1794789114100,'rematch',NULL,'z3ymdtmj2ij0','5f00b1f0-85','{"secret":"c5a8e95ce59d631792d8f892e9bb1ae38c0f9b4185a8103d0e6ffda63054b2d1","commitment":"23c80ccc41bbf03075c36c10903288fabba6f920d4665ed1ef0578f9026995b2"}');
INSERT INTO "events" VALUES('eeh2g05skhue',1,1794789113522,'ready',NULL,'z3ymdtmj2ij0','dce9ff40-0','{}');
INSERT INTO "events" VALUES('eeh2g05skhue',2,1794789113528,'sat',1,'3q9seeagdfw4','2f28f5fe-0','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('eeh2g05skhue',3,1794789113528,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('eeh2g05skhue',4,1794789113538,'moved',0,'z3ymdtmj2ij0','ec356843-1','{"move":"place 01 -1,0 1"}');
INSERT INTO "events" VALUES('eeh2g05skhue',5,1794789113552,'moved',0,'z3ymdtmj2ij0','6405cba7-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',6,1794789113555,'moved',1,'3q9seeagdfw4','6949cd11-1','{"move":"place 01 0,-1 3"}');
INSERT INTO "events" VALUES('eeh2g05skhue',7,1794789113558,'moved',1,'3q9seeagdfw4','fe400444-2','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',8,1794789113560,'moved',0,'z3ymdtmj2ij0','8b3a26a4-3','{"move":"quake 0"}');
INSERT INTO "events" VALUES('eeh2g05skhue',9,1794789113563,'moved',0,'z3ymdtmj2ij0','953cd1ee-4','{"move":"place 01-34 0,-1 0"}');
INSERT INTO "events" VALUES('eeh2g05skhue',10,1794789113566,'moved',0,'z3ymdtmj2ij0','c95b95d0-5','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',11,1794789113569,'moved',1,'3q9seeagdfw4','2091215b-3','{"move":"place 01-24 0,-2 1"}');
INSERT INTO "events" VALUES('eeh2g05skhue',12,1794789113571,'moved',1,'3q9seeagdfw4','e57143f8-4','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',13,1794789113574,'moved',0,'z3ymdtmj2ij0','68b332fd-6','{"move":"place 02-13 -1,-2 0"}');
INSERT INTO "events" VALUES('eeh2g05skhue',14,1794789113576,'moved',0,'z3ymdtmj2ij0','4249d886-7','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',15,1794789113579,'moved',1,'3q9seeagdfw4','c14a3482-5','{"move":"place 01 -1,-3 2"}');
INSERT INTO "events" VALUES('eeh2g05skhue',16,1794789113582,'moved',1,'3q9seeagdfw4','f92be55d-6','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',17,1794789113584,'moved',0,'z3ymdtmj2ij0','c95db4d2-8','{"move":"place +3:012 0,-3 4"}');
INSERT INTO "events" VALUES('eeh2g05skhue',18,1794789113587,'moved',0,'z3ymdtmj2ij0','8cca5250-9','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',19,1794789113589,'moved',1,'3q9seeagdfw4','02df8805-7','{"move":"place 01-24 0,-4 1"}');
INSERT INTO "events" VALUES('eeh2g05skhue',20,1794789113592,'moved',1,'3q9seeagdfw4','f9123a01-8','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',21,1794789113595,'moved',0,'z3ymdtmj2ij0','acf90f6d-10','{"move":"place 03-14 -1,-4 1"}');
INSERT INTO "events" VALUES('eeh2g05skhue',22,1794789113598,'moved',0,'z3ymdtmj2ij0','8e7558bd-11','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',23,1794789113600,'moved',1,'3q9seeagdfw4','786a723c-9','{"move":"place 02-14 -2,-4 0"}');
INSERT INTO "events" VALUES('eeh2g05skhue',24,1794789113603,'moved',1,'3q9seeagdfw4','50e0891e-10','{"move":"crew -"}');
INSERT INTO "events" VALUES('eeh2g05skhue',25,1794789113606,'said',0,'z3ymdtmj2ij0','7078848a-12','{"text":"Tomorrow?"}');
INSERT INTO "events" VALUES('eeh2g05skhue',26,1794789113608,'said',1,'3q9seeagdfw4','ebdb415d-11','{"phrase":"thanks"}');
INSERT INTO "events" VALUES('ez1g2n2rg7gg',1,1794789114114,'ready',NULL,'z3ymdtmj2ij0','552a7e13-86','{}');
INSERT INTO "events" VALUES('ez1g2n2rg7gg',2,1794789114118,'sat',1,'3q9seeagdfw4','8b82af83-85','{"name":"Bo <b>"}');
INSERT INTO "events" VALUES('ez1g2n2rg7gg',3,1794789114118,'started',NULL,NULL,NULL,'{}');
INSERT INTO "events" VALUES('ez1g2n2rg7gg',4,1794789114124,'resigned',1,'3q9seeagdfw4','135fc16c-86','{"why":"resigned","bot":"greedy"}');
INSERT INTO "events" VALUES('ez1g2n2rg7gg',5,1794789114124,'ended',NULL,NULL,NULL,'{"why":"resigned","scores":[0,0],"winners":[0]}');
CREATE TABLE game_seats (
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (table_id, round, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('eeh2g05skhue',1,0,'z3ymdtmj2ij0',1794789113528);
INSERT INTO "game_seats" VALUES('eeh2g05skhue',1,1,'3q9seeagdfw4',1794789113528);
INSERT INTO "game_seats" VALUES('5utqstkycaq5',1,0,'3q9seeagdfw4',1794789113627);
INSERT INTO "game_seats" VALUES('5utqstkycaq5',1,1,'z3ymdtmj2ij0',1794789113627);
INSERT INTO "game_seats" VALUES('ez1g2n2rg7gg',1,0,'z3ymdtmj2ij0',1794789114118);
INSERT INTO "game_seats" VALUES('ez1g2n2rg7gg',1,1,'3q9seeagdfw4',1794789114118);
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
INSERT INTO "games" VALUES('eeh2g05skhue',1,'seismic','{"variants": ["dilemma"], "table": "small", "edition": "classic"}','["Ada", "Bo <b>"]',1794789113528,NULL,NULL,NULL);
INSERT INTO "games" VALUES('5utqstkycaq5',1,'seismic','{"variants": [], "table": "small", "edition": "classic"}','["Bo <b>", "Ada"]',1794789113627,1794789114085,'{"why": "rules", "scores": [0, 0], "winners": [0, 1]}',147);
INSERT INTO "games" VALUES('ez1g2n2rg7gg',1,'seismic','{"variants": [], "table": "standard", "edition": "classic"}','["Ada", "Bo <b>"]',1794789114118,1794789114124,'{"why": "resigned", "scores": [0, 0], "winners": [0]}',5);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	latest BIGINT NOT NULL, 
	attention INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,1794789114278,0);
CREATE TABLE keys (
	secret_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('27fd27f86c353d3dae81cf18cd5481c9e128a59f6baa5ae0ba922f09a4978b17','z3ymdtmj2ij0',1794789113475);
INSERT INTO "keys" VALUES('ece6812c0830791cd3dae57a842bb37364c4c29a65c8b9c9db7bfec09a416add','3q9seeagdfw4',1794789113491);
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	person TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('2557d86b34904e420ee517c4994273eee6bce27df34bb030e9d015a0ff51094a','z3ymdtmj2ij0',1794790014142);
CREATE TABLE people (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	nickname TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	banned BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('z3ymdtmj2ij0','bot','Ada',1794789113475,1794789114148,NULL);
INSERT INTO "people" VALUES('3q9seeagdfw4','bot','Bo <b>',1794789113491,1794789114151,NULL);
CREATE TABLE table_people (
	person TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('z3ymdtmj2ij0','eeh2g05skhue');
INSERT INTO "table_people" VALUES('3q9seeagdfw4','eeh2g05skhue');
INSERT INTO "table_people" VALUES('3q9seeagdfw4','5utqstkycaq5');
INSERT INTO "table_people" VALUES('z3ymdtmj2ij0','5utqstkycaq5');
INSERT INTO "table_people" VALUES('z3ymdtmj2ij0','ez1g2n2rg7gg');
INSERT INTO "table_people" VALUES('3q9seeagdfw4','ez1g2n2rg7gg');
INSERT INTO "table_people" VALUES('z3ymdtmj2ij0','kg0asj2wga4k');
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
	due BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('eeh2g05skhue','seismic',1,'{"variants": ["dilemma"], "table": "small", "edition": "classic"}','{"heights": [1.62, 2]}','{"kind":"none"}',60,0,1,'z3ymdtmj2ij0','Ada','[["z3ymdtmj2ij0", "Ada", null], [null, null, null]]','1e66b23f720e002877f35cb912e058d08d405b225eb92754681aed04548a22b8',1794789113511,1794789113528,'playing',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "ready": true, "left": false, "resigned": false}]',NULL);
INSERT INTO "tables" VALUES('5utqstkycaq5','seismic',1,'{"variants": [], "table": "small", "edition": "classic"}','{}','{"kind":"days","days":3}',60,0,1,'3q9seeagdfw4','Bo <b>','[["3q9seeagdfw4", "Bo <b>", null], [null, null, null]]','67ecf31914237eed4ac93d25ad64854ca89e02ba4d95054447b20a3abed14900',1794789113615,1794789114100,'waiting',2,'[{"kind": "person", "name": "Bo <b>", "ready": false, "left": false, "resigned": false}, {"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}]',NULL);
INSERT INTO "tables" VALUES('ez1g2n2rg7gg','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"none"}',60,0,1,'z3ymdtmj2ij0','Ada','[["z3ymdtmj2ij0", "Ada", null], [null, null, null]]','c6f25b836bfb8867de489b330acb68a1d4dd185f7ebaa0042428c134f98576d2',1794789114108,1794789114124,'finished',1,'[{"kind": "person", "name": "Ada", "ready": true, "left": false, "resigned": false}, {"kind": "person", "name": "Bo <b>", "bot": "greedy", "ready": true, "left": false, "resigned": true}]',NULL);
INSERT INTO "tables" VALUES('kg0asj2wga4k','seismic',1,'{"variants": [], "table": "standard", "edition": "classic"}','{}','{"kind":"bank","seconds":600,"increment":5}',60,1,1,'z3ymdtmj2ij0','Ada','[["z3ymdtmj2ij0", "Ada", null], [null, null, null], [null, "Uniform", "uniform"]]','8655375c766f0efa6be4540a240e64089cf3a14b8f1ae84aa8802ee8bf7a1242',1794789114133,1794789114133,'waiting',1,'[{"kind": "person", "name": "Ada", "ready": false, "left": false, "resigned": false}, {"kind": "open", "ready": false, "left": false, "resigned": false}, {"kind": "bot", "name": "Uniform", "bot": "uniform", "ready": true, "left": false, "resigned": false}]',NULL);
CREATE INDEX keys_of ON keys (person);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX game_seats_of ON game_seats (person, started);
CREATE INDEX table_people_at ON table_people (table_id);
COMMIT;
