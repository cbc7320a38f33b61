-- The role every user's transaction runs as: it owns nothing, so row security holds for it.
DO $$
BEGIN
  CREATE ROLE atrium_app NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'atrium_app', 'MEMBER') THEN
    EXECUTE format('GRANT atrium_app TO %I', current_user);
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION atrium_user() RETURNS uuid
  LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('atrium.user_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION atrium_every_tenant() RETURNS boolean
  LANGUAGE sql STABLE
  AS $$ SELECT coalesce(current_setting('atrium.every_tenant', true), '') = 'on' $$;
--> statement-breakpoint
CREATE FUNCTION atrium_is_member(tenant uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT atrium_every_tenant() OR EXISTS (SELECT 1 FROM tenant_members WHERE tenant_id = tenant AND user_id = atrium_user()) $$;
--> statement-breakpoint
-- The author of a tenant that nobody is a member of yet: between its first row and its first member.
CREATE FUNCTION atrium_is_making(tenant uuid, author uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT author = atrium_user() AND NOT EXISTS (SELECT 1 FROM tenant_members WHERE tenant_id = tenant) $$;
--> statement-breakpoint
CREATE FUNCTION atrium_author(tenant uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT author_id FROM tenants WHERE id = tenant $$;
--> statement-breakpoint
CREATE FUNCTION atrium_operation_tenant(operation uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT tenant_id FROM operations WHERE id = operation $$;
--> statement-breakpoint
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE tenant_members ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE tenant_sections ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE tenant_keys ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE tenant_secrets ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE operations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE operation_steps ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON tenants TO atrium_app
  USING (atrium_is_member(id) OR atrium_is_making(id, author_id))
  WITH CHECK (atrium_is_member(id) OR atrium_is_making(id, author_id));
--> statement-breakpoint
CREATE POLICY members ON tenant_members TO atrium_app
  USING (atrium_is_member(tenant_id))
  WITH CHECK (atrium_is_member(tenant_id) OR (user_id = atrium_user() AND atrium_is_making(tenant_id, atrium_author(tenant_id))));
--> statement-breakpoint
CREATE POLICY members ON tenant_sections TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON tenant_keys TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON tenant_secrets TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON subscriptions TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON operations TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON operation_steps TO atrium_app
  USING (atrium_is_member(atrium_operation_tenant(operation_id)))
  WITH CHECK (atrium_is_member(atrium_operation_tenant(operation_id)));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  tenants, tenant_members, tenant_sections, tenant_keys, tenant_secrets, subscriptions, operations, operation_steps
  TO atrium_app;
--> statement-breakpoint
GRANT SELECT (id, email, full_name, language, state) ON users TO atrium_app;
--> statement-breakpoint
GRANT INSERT, SELECT (id) ON audit_entries TO atrium_app;
--> statement-breakpoint
GRANT INSERT, SELECT (id, once_key) ON mail_messages TO atrium_app;
--> statement-breakpoint
-- The job queue's tables are made at start; a user's transaction enqueues in them.
CREATE SCHEMA IF NOT EXISTS pgboss;
--> statement-breakpoint
GRANT USAGE ON SCHEMA pgboss TO atrium_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA pgboss GRANT SELECT, INSERT, UPDATE ON TABLES TO atrium_app;
--> statement-breakpoint
-- The audit is only ever added to, by its owner too.
CREATE FUNCTION atrium_audit_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'audit entries are only ever added'; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION atrium_audit_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_not_truncated BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_audit_is_append_only();
