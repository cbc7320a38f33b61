-- Customers: functions of generated columns and exports, the table, its row counts, and the eraser of audit values.
CREATE FUNCTION atrium_contact_values(contacts jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(contact ->> 'value', chr(10) ORDER BY place), '')
    FROM jsonb_array_elements(contacts) WITH ORDINALITY AS listed(contact, place) $$;
--> statement-breakpoint
-- The contact that lists show: the first e-mail, else the first phone.
CREATE FUNCTION atrium_shown_contact(contacts jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT contact ->> 'value' FROM jsonb_array_elements(contacts) WITH ORDINALITY AS listed(contact, place)
    ORDER BY contact ->> 'type' <> 'email', place LIMIT 1 $$;
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"vat_number" text,
	"street" text,
	"postal_code" text,
	"post" text,
	"city" text,
	"country" text,
	"language" text,
	"note" text,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"author_id" uuid NOT NULL,
	"last_modified_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (atrium_fold(chr(10) || title || chr(10) || coalesce(vat_number, '') || chr(10) || atrium_contact_values(contacts))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_updated_at" ON "customers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_title" ON "customers" USING btree (atrium_sort_key(coalesce("title", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "customers_author" ON "customers" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "customers_country" ON "customers" USING btree ("country","updated_at","id");--> statement-breakpoint
CREATE INDEX "customers_inactive" ON "customers" USING btree ("updated_at","id") WHERE not "customers"."active";--> statement-breakpoint
CREATE INDEX "customers_vat_number" ON "customers" USING btree ("vat_number");--> statement-breakpoint
CREATE INDEX "customers_contacts" ON "customers" USING gin ("contacts" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- Row counts by `active/country`, as for tenants.
CREATE FUNCTION atrium_count_customers() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'customers', active || '/' || coalesce(country, ''), count(*) FROM inserted GROUP BY active, country;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'customers', active || '/' || coalesce(country, ''), -count(*) FROM deleted GROUP BY active, country;
  ELSE
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'customers', active || '/' || coalesce(country, ''), sum(amount)
      FROM (
        SELECT active, country, 1 AS amount FROM inserted UNION ALL SELECT active, country, -1 FROM deleted
      ) changes
      GROUP BY active, country HAVING sum(amount) <> 0;
  END IF;
  IF random() < 0.02 THEN
    WITH held AS (SELECT id FROM list_counts WHERE resource = 'customers' FOR UPDATE SKIP LOCKED),
      merged AS (DELETE FROM list_counts USING held WHERE list_counts.id = held.id RETURNING bucket, amount)
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'customers', bucket, sum(amount) FROM merged GROUP BY bucket HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customers_counted_on_insert AFTER INSERT ON customers
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_customers();
--> statement-breakpoint
CREATE TRIGGER customers_counted_on_delete AFTER DELETE ON customers
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_customers();
--> statement-breakpoint
CREATE TRIGGER customers_counted_on_update AFTER UPDATE ON customers
  REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_customers();
--> statement-breakpoint
GRANT SELECT ON customers TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- Counts of customers tell nothing about tenants.
ALTER TABLE list_counts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY every_tenant ON list_counts FOR SELECT TO atrium_every_tenant USING (true);
--> statement-breakpoint
CREATE POLICY operators_lists ON list_counts FOR SELECT TO atrium_app USING (resource = 'customers');
--> statement-breakpoint
GRANT SELECT ON list_counts TO atrium_app;
--> statement-breakpoint
-- Erases personal values of audit entries; no other role may change them. Roles belong to the server, so another
-- database may have created it already.
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
GRANT SELECT (subject_type, subject_id, before, after), UPDATE (before, after) ON audit_entries TO atrium_eraser;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION atrium_audit_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_user = 'atrium_eraser' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit entries are append-only';
END $$;
--> statement-breakpoint
-- Replaces the values of these fields by a mark. A field without a value keeps none.
CREATE FUNCTION atrium_erase_values(recorded jsonb, fields text[]) RETURNS jsonb
  LANGUAGE sql IMMUTABLE STRICT
  AS $$ SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (fields) AND value NOT IN ('null'::jsonb, '[]'::jsonb) THEN '"[erased]"'::jsonb ELSE value END), '{}')
    FROM jsonb_each(recorded) $$;
