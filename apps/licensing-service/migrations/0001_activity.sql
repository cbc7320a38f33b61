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
-- The name and the search hold values too, so they go when the eraser of personal values updates an entry.
CREATE FUNCTION atrium_audit_forgets_name() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.title := NULL;
  NEW.search_text := '';
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_forgets_name BEFORE UPDATE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION atrium_audit_forgets_name();
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
