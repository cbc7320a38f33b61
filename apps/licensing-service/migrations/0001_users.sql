ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
UPDATE users SET last_sign_in_at = (SELECT max(created_at) FROM sessions WHERE sessions.user_id = users.id);
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- The list of users. The expressions are those of its query.
-- ---------------------------------------------------------------------------------------------------------------
CREATE INDEX "users_full_name" ON "users" USING btree (atrium_sort_key(coalesce("full_name", '')) collate "C","id");
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (
  atrium_fold(coalesce("full_name", '') || chr(10) || coalesce("username", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("position_title", ''))
  gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
GRANT SELECT (username, position_title, last_sign_in_at, created_at, version) ON users TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT ON roles, role_permissions, role_members TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Personal values of anonymised people are replaced in audit entries, by this role alone; the entries stay
-- ---------------------------------------------------------------------------------------------------------------
DO $$
BEGIN
  CREATE ROLE atrium_eraser NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'atrium_eraser', 'MEMBER') THEN
    EXECUTE format('GRANT atrium_eraser TO %I', current_user);
  END IF;
END
$$;
--> statement-breakpoint
GRANT SELECT, UPDATE (before, after, ip) ON audit_entries TO atrium_eraser;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION atrium_audit_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_user = 'atrium_eraser' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit entries are append-only';
END
$$;
