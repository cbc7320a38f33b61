-- =============================================================================================================
-- Roles
-- =============================================================================================================
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
--> statement-breakpoint
-- =============================================================================================================
-- Users
-- =============================================================================================================
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
-- Replaces the values of these fields by a mark. A field without a value keeps none.
CREATE FUNCTION atrium_erase_values(recorded jsonb, fields text[]) RETURNS jsonb
  LANGUAGE sql IMMUTABLE STRICT
  AS $$ SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (fields) AND value NOT IN ('null'::jsonb, '[]'::jsonb) THEN '"[erased]"'::jsonb ELSE value END), '{}')
    FROM jsonb_each(recorded) $$;
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
--> statement-breakpoint
-- =============================================================================================================
-- Invitations of users
-- =============================================================================================================
CREATE TABLE "user_invitation_roles" (
	"invitation_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_invitation_roles_invitation_id_role_id_pk" PRIMARY KEY("invitation_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "user_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"message" text,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sendings" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_invitation_roles" ADD CONSTRAINT "user_invitation_roles_invitation_id_user_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."user_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitation_roles" ADD CONSTRAINT "user_invitation_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_invitation_roles_role" ON "user_invitation_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_invitations_token_hash_key" ON "user_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "user_invitations_pending_key" ON "user_invitations" USING btree ("email") WHERE "user_invitations"."accepted_at" is null and "user_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "user_invitations_expires_at" ON "user_invitations" USING btree ("expires_at");--> statement-breakpoint
-- The list runs under row security's roles. The links' hashes and the messages stay out of their reach.
GRANT SELECT (id, email, language, invited_by, sendings, created_at, sent_at, expires_at, accepted_at, withdrawn_at)
  ON user_invitations TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT ON user_invitation_roles TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT (state) ON mail_messages TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- =============================================================================================================
-- Activity
-- =============================================================================================================
-- Activity: the audit log as a list, with its module, the record's name, related records and a search.
DROP INDEX "audit_subject";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "module" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "related" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "changed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_module" ON "audit_entries" USING btree ("module","at","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_related" ON "audit_entries" USING gin ("related") WHERE "audit_entries"."related" <> '{}';--> statement-breakpoint
CREATE INDEX "audit_search" ON "audit_entries" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_entries" USING btree ("subject_type","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
-- Entries from before get the module of their action. Their search holds nothing, since their values were not declared.
ALTER TABLE audit_entries DISABLE TRIGGER audit_append_only;
--> statement-breakpoint
UPDATE audit_entries SET module = CASE
  WHEN action LIKE '%.export' THEN split_part(action, '.', 1)
  WHEN split_part(action, '.', 1) = 'auth' THEN 'users'
  WHEN split_part(action, '.', 1) = 'codelist' THEN 'codelists'
  WHEN split_part(action, '.', 1) = 'price-list' THEN 'price-list'
  WHEN split_part(action, '.', 1) IN ('credit', 'payment', 'payment-method', 'subscription') THEN 'subscriptions'
  ELSE 'tenants'
END;
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE TRIGGER audit_append_only;
--> statement-breakpoint
-- The name and the search hold values too.
GRANT SELECT, UPDATE (before, after, ip, title, search_text) ON audit_entries TO atrium_eraser;
--> statement-breakpoint
-- Row counts by module, as for tenants.
CREATE FUNCTION atrium_count_audit_entries() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$
BEGIN
  INSERT INTO list_counts (resource, bucket, amount)
    SELECT 'activity', module, count(*) FROM inserted GROUP BY module;
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
INSERT INTO list_counts (resource, bucket, amount)
  SELECT 'activity', module, count(*) FROM audit_entries GROUP BY module;
--> statement-breakpoint
CREATE TRIGGER audit_entries_counted AFTER INSERT ON audit_entries
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_audit_entries();
--> statement-breakpoint
-- The activity shows entries of every tenant; the service limits them to the modules that the reader may view.
GRANT SELECT ON audit_entries TO atrium_every_tenant;
--> statement-breakpoint
-- =============================================================================================================
-- Codelists
-- =============================================================================================================
ALTER TABLE "codelist_options" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- =============================================================================================================
-- Customers
-- =============================================================================================================
-- Customers: functions of generated columns and exports, the table, its row counts.
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
-- =============================================================================================================
-- Media
-- =============================================================================================================
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"collection" text,
	"active" boolean NOT NULL,
	"file_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"last_modified_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"original" text NOT NULL,
	"preview" text,
	"thumbnail" text,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_updated_at" ON "media" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_title" ON "media" USING btree (atrium_sort_key(coalesce("title", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "media_collection" ON "media" USING btree (atrium_sort_key(coalesce("collection", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "media_active" ON "media" USING btree ("active","id");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "media_files_uploaded" ON "media_files" USING btree ("uploaded_by","uploaded_at");--> statement-breakpoint
CREATE INDEX "media_files_unused" ON "media_files" USING btree ("unused_since") WHERE "media_files"."unused_since" is not null;--> statement-breakpoint
GRANT SELECT ON media, media_files TO atrium_app, atrium_every_tenant;
