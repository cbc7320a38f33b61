CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a search compares: small letters without their marks, the same under every locale.
CREATE FUNCTION atrium_fold(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT translate(lower(words),
    'ČĆŠŽĐÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜÝÑÇŁĄĘŃŚŹŻĚŘŤĎŇŮŐŰčćšžđàáâãäåèéêëìíîïòóôõöøùúûüýñçłąęńśźżěřťďňůőű',
    'ccszdaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuouccszdaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuou') $$;
--> statement-breakpoint
-- What a list is sorted by, compared byte by byte: the Slovenian alphabet, small and capital letters alike.
CREATE FUNCTION atrium_sort_key(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT replace(replace(replace(replace(replace(translate(lower(words),
    'ČĆŠŽĐÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜÝÑÇŁĄĘŃŚŹŻĚŘŤĎŇŮŐŰàáâãäåèéêëìíîïòóôõöøùúûüýñçłąęńśźżěřťďňůőű',
    'čćšžđaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuouaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuou'),
    'č', 'c{'), 'ć', 'c|'), 'đ', 'd{'), 'š', 's{'), 'ž', 'z{') $$;
--> statement-breakpoint
CREATE TABLE "list_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"bucket" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codelist_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"codelist_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title_en" text NOT NULL,
	"title_sl" text NOT NULL,
	"value" bigint,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codelists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title_en" text NOT NULL,
	"title_sl" text NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"author_id" uuid,
	"last_modified_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "codelists_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE tenants SET company = coalesce(application.data ->> 'company', '')
  FROM tenant_sections application
  WHERE application.tenant_id = tenants.id AND application.section = 'application';
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (atrium_fold(chr(10) || title || chr(10) || company || chr(10) || coalesce(url_name, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "codelist_options" ADD CONSTRAINT "codelist_options_codelist_id_codelists_id_fk" FOREIGN KEY ("codelist_id") REFERENCES "public"."codelists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codelists" ADD CONSTRAINT "codelists_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codelists" ADD CONSTRAINT "codelists_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_counts_resource" ON "list_counts" USING btree ("resource");--> statement-breakpoint
CREATE UNIQUE INDEX "codelist_options_key" ON "codelist_options" USING btree ("codelist_id",lower("key"));--> statement-breakpoint
CREATE INDEX "codelist_options_position" ON "codelist_options" USING btree ("codelist_id","position","id");--> statement-breakpoint
CREATE INDEX "tenants_created_at" ON "tenants" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tenants_title" ON "tenants" USING btree (atrium_sort_key("title") collate "C","id");--> statement-breakpoint
CREATE INDEX "tenants_company" ON "tenants" USING btree (atrium_sort_key("company") collate "C","id");--> statement-breakpoint
CREATE INDEX "tenants_url" ON "tenants" USING btree (coalesce("url_name", '') collate "C","id");--> statement-breakpoint
CREATE INDEX "tenants_state" ON "tenants" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "tenants_search" ON "tenants" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
GRANT SELECT ON codelists, codelist_options TO atrium_app;
--> statement-breakpoint
-- Adds what one statement did to the number of rows by state, and folds what was added before about every fiftieth time.
CREATE FUNCTION atrium_count_tenants() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_counts (resource, bucket, amount) SELECT 'tenants', state, count(*) FROM came GROUP BY state;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_counts (resource, bucket, amount) SELECT 'tenants', state, -count(*) FROM gone GROUP BY state;
  ELSE
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'tenants', state, sum(amount)
      FROM (SELECT state, 1 AS amount FROM came UNION ALL SELECT state, -1 FROM gone) changes
      GROUP BY state HAVING sum(amount) <> 0;
  END IF;
  IF random() < 0.02 THEN
    WITH held AS (SELECT id FROM list_counts WHERE resource = 'tenants' FOR UPDATE SKIP LOCKED),
      folded AS (DELETE FROM list_counts USING held WHERE list_counts.id = held.id RETURNING bucket, amount)
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'tenants', bucket, sum(amount) FROM folded GROUP BY bucket HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tenants_counted_in AFTER INSERT ON tenants
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_tenants();
--> statement-breakpoint
CREATE TRIGGER tenants_counted_out AFTER DELETE ON tenants
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_tenants();
--> statement-breakpoint
CREATE TRIGGER tenants_counted_over AFTER UPDATE ON tenants
  REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_tenants();
--> statement-breakpoint
INSERT INTO list_counts (resource, bucket, amount) SELECT 'tenants', state, count(*) FROM tenants GROUP BY state;
--> statement-breakpoint
-- The role of transactions that reach everybody's tenants. Its policies are plain truth, which the planner leaves out:
-- a policy that asks a function would be asked for every row, and would keep searches from the trigram index.
DO $$
BEGIN
  CREATE ROLE atrium_every_tenant NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'atrium_every_tenant', 'MEMBER') THEN
    EXECUTE format('GRANT atrium_every_tenant TO %I', current_user);
  END IF;
END
$$;
--> statement-breakpoint
CREATE POLICY everybody ON tenants TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY everybody ON tenant_members TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY everybody ON tenant_sections TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY everybody ON tenant_keys TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY everybody ON tenant_secrets TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY everybody ON subscriptions TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY everybody ON operations TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY everybody ON operation_steps TO atrium_every_tenant USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  tenants, tenant_members, tenant_sections, tenant_keys, tenant_secrets, subscriptions, operations, operation_steps
  TO atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT (id, email, full_name, language, state) ON users TO atrium_every_tenant;
--> statement-breakpoint
GRANT INSERT, SELECT (id) ON audit_entries TO atrium_every_tenant;
--> statement-breakpoint
GRANT INSERT, SELECT (id, once_key) ON mail_messages TO atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT ON codelists, codelist_options, list_counts TO atrium_every_tenant;
--> statement-breakpoint
GRANT USAGE ON SCHEMA pgboss TO atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA pgboss TO atrium_every_tenant;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA pgboss GRANT SELECT, INSERT, UPDATE ON TABLES TO atrium_every_tenant;
