ALTER TABLE "roles" DROP CONSTRAINT "roles_title_unique";--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "description" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "role_members_user_id" ON "role_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_title_key" ON "roles" USING btree (lower("title"));--> statement-breakpoint
UPDATE "roles" SET "description" = NULL WHERE "description" = '';
--> statement-breakpoint
-- The lists of roles, members and candidates are read in the scope of the caller.
GRANT SELECT ON roles, role_permissions, role_members TO atrium_app, atrium_every_tenant;
