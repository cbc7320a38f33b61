-- Billing by periods: plans as they ran, credit notes that correct lines, receipts of transfers. Nothing was released
-- before: rows of invoices and subscriptions are not converted.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
DROP FUNCTION atrium_has_pending_creation(uuid, uuid, text);
--> statement-breakpoint
DROP TRIGGER credit_note_adds_up ON invoices;
--> statement-breakpoint
CREATE TABLE "subscription_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cycle" text NOT NULL,
	"licences" integer NOT NULL,
	"modules" jsonb NOT NULL,
	"assets" integer NOT NULL,
	"price_list_version" integer NOT NULL,
	"anchor" date NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"began_because" text NOT NULL,
	"ended_because" text,
	CONSTRAINT "subscription_periods_position" UNIQUE("tenant_id","position"),
	CONSTRAINT "subscription_periods_in_order" CHECK ("subscription_periods"."period_from" <= "subscription_periods"."from_day" and "subscription_periods"."from_day" <= "subscription_periods"."to_day" and "subscription_periods"."to_day" <= "subscription_periods"."period_to")
);
--> statement-breakpoint
CREATE TABLE "transfer_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"received_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"is_credit" boolean NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "invoice_corrections" CASCADE;--> statement-breakpoint
DROP FUNCTION atrium_credit_note_adds_up();--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_number";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_once";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_price_list_version_price_list_versions_version_fk";
--> statement-breakpoint
DROP INDEX "subscriptions_period_end";--> statement-breakpoint
DROP INDEX "payments_one_under_way";--> statement-breakpoint
ALTER TABLE "invoice_ranges" DROP CONSTRAINT "invoice_ranges_premise_device_year_pk";--> statement-breakpoint
ALTER TABLE "invoice_lines" ALTER COLUMN "from_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ALTER COLUMN "to_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_ranges" ADD CONSTRAINT "invoice_ranges_premise_device_pk" PRIMARY KEY("premise","device");--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "item" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "cycle" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "period_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "corrects" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cause" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "day" date NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "corrects" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "receipt_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "proforma_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credit_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_billed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "settled" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_since" date;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_price_list_version_price_list_versions_version_fk" FOREIGN KEY ("price_list_version") REFERENCES "public"."price_list_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_receipts" ADD CONSTRAINT "transfer_receipts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_receipts" ADD CONSTRAINT "transfer_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_receipts" ADD CONSTRAINT "transfer_receipts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_receipts_of_payment" ON "transfer_receipts" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_period_id_subscription_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."subscription_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_invoices_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_receipt_id_transfer_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."transfer_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_proforma_id_invoices_id_fk" FOREIGN KEY ("proforma_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("invoice_id","kind") WHERE "ledger_entries"."receipt_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_awaited" ON "payments" USING btree ("tenant_id",("kind" = 'renewal')) WHERE "payments"."state" = 'awaiting_transfer';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_under_way" ON "payments" USING btree ("tenant_id") WHERE "payments"."state" in ('processing', 'action_needed', 'authorised', 'capturing');--> statement-breakpoint
ALTER TABLE "invoice_ranges" DROP COLUMN "year";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "year";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "previous_plan";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "priced";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "period";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "selection";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "price_list_version";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "tax_category";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "tax_rate";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "anchor";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "period_index";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "period_end";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "replaced";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_number" UNIQUE("premise","device","sequence");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_receipt" UNIQUE("receipt_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_notes_correct" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."corrects" is not null));
--> statement-breakpoint
-- Periods of one company CRM do not overlap. Empty ones, of several changes on one day, overlap nothing.
ALTER TABLE subscription_periods ADD CONSTRAINT subscription_periods_do_not_overlap
  EXCLUDE USING gist (tenant_id WITH =, daterange(from_day, to_day) WITH &&);
--> statement-breakpoint
-- A period is inserted, and may be shortened once, with a reason.
CREATE FUNCTION atrium_period_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN RAISE EXCEPTION 'periods are append-only'; END IF;
  IF to_jsonb(NEW) - '{to_day,ended_because}'::text[] IS DISTINCT FROM to_jsonb(OLD) - '{to_day,ended_because}'::text[]
    OR OLD.ended_because IS NOT NULL OR NEW.ended_because IS NULL OR NEW.to_day > OLD.to_day
  THEN RAISE EXCEPTION 'a period can only be shortened, once and with a reason'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER period_append_only BEFORE UPDATE OR DELETE ON subscription_periods
  FOR EACH ROW EXECUTE FUNCTION atrium_period_is_append_only();
--> statement-breakpoint
CREATE TRIGGER periods_not_truncated BEFORE TRUNCATE ON subscription_periods
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_period_is_append_only();
--> statement-breakpoint
-- Receipts are inserted, never changed.
CREATE FUNCTION atrium_receipt_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'receipts are append-only'; END $$;
--> statement-breakpoint
CREATE TRIGGER receipt_append_only BEFORE UPDATE OR DELETE ON transfer_receipts
  FOR EACH ROW EXECUTE FUNCTION atrium_receipt_is_append_only();
--> statement-breakpoint
-- A credit note corrects one invoice of its own company CRM, line by line, and takes off no more than it billed.
CREATE FUNCTION atrium_credit_note_corrects() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM invoices corrected WHERE corrected.id = NEW.corrects AND corrected.kind = 'invoice'
      AND corrected.tenant_id = NEW.tenant_id
      AND corrected.total >= 0 - (SELECT sum(note.total) FROM invoices note WHERE note.corrects = corrected.id)
  )
  THEN RAISE EXCEPTION 'a credit note must correct an invoice of its company CRM, by at most its total'; END IF;
  IF EXISTS (
    SELECT FROM invoice_lines line WHERE line.invoice_id = NEW.id AND NOT EXISTS (
      SELECT FROM invoice_lines billed WHERE billed.invoice_id = NEW.corrects AND billed.position = line.corrects
        AND billed.net >= 0 - (
          SELECT sum(taken.net) FROM invoice_lines taken JOIN invoices note ON note.id = taken.invoice_id
          WHERE note.corrects = NEW.corrects AND taken.corrects = billed.position
        )
    )
  )
  THEN RAISE EXCEPTION 'a line of a credit note must take off at most the net of its line'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_note_corrects AFTER INSERT ON invoices
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION atrium_credit_note_corrects();
--> statement-breakpoint
ALTER TABLE subscription_periods ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE transfer_receipts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY members ON subscription_periods TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON transfer_receipts TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY every_tenant ON subscription_periods TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON transfer_receipts TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (to_day, ended_because) ON subscription_periods TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT, INSERT ON transfer_receipts TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT UPDATE (proforma_id, is_billed) ON payments TO atrium_app, atrium_every_tenant;
