CREATE TABLE "vat_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"vat_number" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"name" text,
	"address" text,
	"request_identifier" text,
	"request_date" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vat_checks_of_tenant" ON "vat_checks" USING btree ("tenant_id","checked_at");--> statement-breakpoint
ALTER TABLE vat_checks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON vat_checks TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY everybody ON vat_checks TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Evidence: it is added to and read, never changed.
GRANT SELECT, INSERT ON vat_checks TO atrium_app, atrium_every_tenant;
