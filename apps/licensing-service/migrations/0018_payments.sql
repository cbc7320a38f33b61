CREATE TABLE "account_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"invoice_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_entries_position" UNIQUE("tenant_id","position"),
	CONSTRAINT "account_entries_once" UNIQUE("invoice_id","kind"),
	CONSTRAINT "account_entries_sign" CHECK (("account_entries"."kind" in ('payment', 'credit_note') and "account_entries"."amount" >= 0) or "account_entries"."kind" in ('invoice', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"method" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"cardholder_name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"way" text NOT NULL,
	"method_id" uuid,
	"state" text NOT NULL,
	"is_present" boolean NOT NULL,
	"ref" text,
	"action_url" text,
	"decline_reason" text,
	"operation_id" uuid,
	"invoice_id" uuid,
	"due_on" date,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"frozen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"selection" jsonb NOT NULL,
	"price_list_version" integer NOT NULL,
	"subscription_version" integer NOT NULL,
	"vat" jsonb NOT NULL,
	"vat_check" uuid,
	"priced" jsonb NOT NULL,
	"amount_due" bigint NOT NULL,
	"period" jsonb NOT NULL,
	"next_invoice" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "selection" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_list_version" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tax_category" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_index" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "planned" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancels" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "overdue_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "read_only_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_price_list_version_price_list_versions_version_fk" FOREIGN KEY ("price_list_version") REFERENCES "public"."price_list_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_vat_check_vat_checks_id_fk" FOREIGN KEY ("vat_check") REFERENCES "public"."vat_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_entries_of_invoice" ON "account_entries" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_methods_of_tenant" ON "payment_methods" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("tenant_id") WHERE "payment_methods"."is_default" and "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_of_tenant" ON "payments" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_ref" ON "payments" USING btree ("ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_of_quote" ON "payments" USING btree ("quote_id") WHERE "payments"."state" not in ('declined', 'voiding', 'voided', 'refunding', 'refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_under_way" ON "payments" USING btree ("tenant_id") WHERE "payments"."state" in ('processing', 'action_needed', 'authorised', 'capturing', 'awaiting_transfer');--> statement-breakpoint
CREATE INDEX "quotes_of_tenant" ON "quotes" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "quotes_expires_at" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price_list_version_price_list_versions_version_fk" FOREIGN KEY ("price_list_version") REFERENCES "public"."price_list_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("period_end");
--> statement-breakpoint
ALTER TABLE quotes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payments ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment_methods ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE account_entries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON quotes TO atrium_app USING (atrium_is_member(tenant_id));--> statement-breakpoint
CREATE POLICY members ON payments TO atrium_app USING (atrium_is_member(tenant_id));--> statement-breakpoint
CREATE POLICY members ON payment_methods TO atrium_app USING (atrium_is_member(tenant_id));--> statement-breakpoint
CREATE POLICY members ON account_entries TO atrium_app USING (atrium_is_member(tenant_id));--> statement-breakpoint
CREATE POLICY everybody ON quotes TO atrium_every_tenant USING (true);--> statement-breakpoint
CREATE POLICY everybody ON payments TO atrium_every_tenant USING (true);--> statement-breakpoint
CREATE POLICY everybody ON payment_methods TO atrium_every_tenant USING (true);--> statement-breakpoint
CREATE POLICY everybody ON account_entries TO atrium_every_tenant USING (true);--> statement-breakpoint
-- People read them; money is moved by the service alone.
GRANT SELECT ON quotes, payments, payment_methods, account_entries TO atrium_app, atrium_every_tenant;--> statement-breakpoint
CREATE FUNCTION atrium_account_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'entries of an account are only ever added'; END $$;
--> statement-breakpoint
CREATE TRIGGER account_append_only BEFORE UPDATE OR DELETE ON account_entries
  FOR EACH ROW EXECUTE FUNCTION atrium_account_is_append_only();
--> statement-breakpoint
CREATE TRIGGER account_not_truncated BEFORE TRUNCATE ON account_entries
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_account_is_append_only();
--> statement-breakpoint
CREATE FUNCTION atrium_quote_is_kept() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'a quote is never changed'; END $$;
--> statement-breakpoint
CREATE TRIGGER quote_kept BEFORE UPDATE ON quotes
  FOR EACH ROW EXECUTE FUNCTION atrium_quote_is_kept();
