CREATE TABLE "audit_people" (
	"module" text NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "customers_contacts";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "search_text" text GENERATED ALWAYS AS (atrium_fold(chr(10) || title || chr(10) || coalesce(collection, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (atrium_fold(chr(10) || full_name || chr(10) || coalesce(username, '') || chr(10) || email || chr(10) || coalesce(position_title, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_people_module" ON "audit_people" USING btree ("module","actor_id");--> statement-breakpoint
CREATE INDEX "customers_country_title" ON "customers" USING btree ("country",atrium_sort_key(coalesce("title", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "customers_inactive_title" ON "customers" USING btree (atrium_sort_key(coalesce("title", '')) collate "C","id") WHERE not "customers"."active";--> statement-breakpoint
CREATE INDEX "media_search" ON "media" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "media_files_kind" ON "media_files" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree (coalesce("last_sign_in_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "users_username" ON "users" USING btree (atrium_sort_key(coalesce("username", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (atrium_sort_key(coalesce("email", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "users_search_text" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (atrium_fold("full_name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "customers_contacts" ON "customers" USING gin ("contacts" jsonb_path_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- Who acted in which module, written with the row counts. Entries wait until the table holds the people of earlier ones.
LOCK TABLE audit_entries IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION atrium_count_audit_entries() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$
BEGIN
  INSERT INTO list_counts (resource, bucket, amount)
    SELECT 'activity', module, count(*) FROM inserted GROUP BY module;
  INSERT INTO audit_people (module, actor_id)
    SELECT DISTINCT module, actor_id FROM inserted
    WHERE actor_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM audit_people known WHERE known.module = inserted.module AND known.actor_id = inserted.actor_id);
  IF random() < 0.02 THEN
    WITH held AS (SELECT id FROM list_counts WHERE resource = 'activity' FOR UPDATE SKIP LOCKED),
      merged AS (DELETE FROM list_counts USING held WHERE list_counts.id = held.id RETURNING bucket, amount)
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'activity', bucket, sum(amount) FROM merged GROUP BY bucket HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO audit_people (module, actor_id)
  SELECT DISTINCT module, actor_id FROM audit_entries WHERE actor_id IS NOT NULL;
--> statement-breakpoint
GRANT SELECT ON audit_people TO atrium_every_tenant;

--> statement-breakpoint
-- The statistics of an index with an expression are hidden from roles without access to every column.
DROP INDEX users_search;
--> statement-breakpoint
GRANT SELECT (search_text) ON users TO atrium_app, atrium_every_tenant;
