ALTER TABLE "customers" ADD COLUMN "vat_check" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "removed_avatar" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_avatar_key" ON "users" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX "users_removed_avatar" ON "users" USING btree ("removed_avatar") WHERE "users"."removed_avatar" is not null;--> statement-breakpoint
GRANT SELECT (avatar) ON users TO atrium_app, atrium_every_tenant;
