CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"share_remaining" integer,
	"share_whole" integer,
	"discount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax_category" text NOT NULL,
	"tax_rate" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoice_ranges" (
	"premise" text NOT NULL,
	"device" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_issued_on" date NOT NULL,
	CONSTRAINT "invoice_ranges_premise_device_year_pk" PRIMARY KEY("premise","device","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"premise" text NOT NULL,
	"device" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"language" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"subject" text,
	"supplied_from" date NOT NULL,
	"supplied_to" date NOT NULL,
	"due_on" date,
	"payment" text NOT NULL,
	"payment_reference" text,
	"line_count" integer NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"credit_used" bigint NOT NULL,
	"becomes_credit" bigint NOT NULL,
	"amount_due" bigint NOT NULL,
	"credit_left" bigint NOT NULL,
	"vat_reason" text NOT NULL,
	"vat_check" uuid,
	"clauses" jsonb NOT NULL,
	"refers_to" jsonb NOT NULL,
	"corrects" uuid,
	"zoi" text,
	"eor" text,
	"fiscal_qr" text,
	CONSTRAINT "invoices_number" UNIQUE("premise","device","year","sequence")
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_vat_check_vat_checks_id_fk" FOREIGN KEY ("vat_check") REFERENCES "public"."vat_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_invoices_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_tenant" ON "invoices" USING btree ("tenant_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_corrected" ON "invoices" USING btree ("corrects");--> statement-breakpoint
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE invoice_lines ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE invoice_ranges ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON invoices TO atrium_app USING (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY everybody ON invoices TO atrium_every_tenant USING (true);
--> statement-breakpoint
-- Whoever sees an invoice sees its lines.
CREATE POLICY of_invoice ON invoice_lines TO atrium_app, atrium_every_tenant
  USING (EXISTS (SELECT 1 FROM invoices WHERE invoices.id = invoice_id));
--> statement-breakpoint
-- People read them; the service alone issues, and only it knows how far the numbers are.
GRANT SELECT ON invoices, invoice_lines TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- What was issued stays, for its owner too.
CREATE FUNCTION atrium_invoice_is_kept() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'an issued invoice is never changed'; END $$;
--> statement-breakpoint
-- Fiscal verification answers after the invoice is kept: each of its marks is written once.
CREATE FUNCTION atrium_invoice_takes_marks() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF to_jsonb(NEW) - '{zoi,eor,fiscal_qr}'::text[] IS DISTINCT FROM to_jsonb(OLD) - '{zoi,eor,fiscal_qr}'::text[]
    OR (OLD.zoi IS NOT NULL AND NEW.zoi IS DISTINCT FROM OLD.zoi)
    OR (OLD.eor IS NOT NULL AND NEW.eor IS DISTINCT FROM OLD.eor)
    OR (OLD.fiscal_qr IS NOT NULL AND NEW.fiscal_qr IS DISTINCT FROM OLD.fiscal_qr)
  THEN RAISE EXCEPTION 'an issued invoice is never changed'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION atrium_invoice_has_its_lines() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NEW.position < 1 OR NEW.position > (SELECT line_count FROM invoices WHERE id = NEW.invoice_id)
  THEN RAISE EXCEPTION 'an issued invoice is never changed'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_marks BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_takes_marks();
--> statement-breakpoint
CREATE TRIGGER invoice_kept BEFORE DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_kept();
--> statement-breakpoint
CREATE TRIGGER invoice_not_truncated BEFORE TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_invoice_is_kept();
--> statement-breakpoint
CREATE TRIGGER invoice_line_counted BEFORE INSERT ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_has_its_lines();
--> statement-breakpoint
CREATE TRIGGER invoice_line_kept BEFORE UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_kept();
--> statement-breakpoint
CREATE TRIGGER invoice_lines_not_truncated BEFORE TRUNCATE ON invoice_lines
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_invoice_is_kept();
