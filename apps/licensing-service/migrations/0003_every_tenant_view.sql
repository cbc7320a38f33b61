-- Lists of everybody's tenants look through this view, which reads as its owner: under row security the planner may
-- not use what it knows of a column to judge a LIKE, and takes a word that half of the rows hold for a rare one.
CREATE VIEW every_tenant AS SELECT * FROM tenants;
--> statement-breakpoint
GRANT SELECT ON every_tenant TO atrium_every_tenant;
