CREATE TABLE "fiscal_certificates" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"chain" text NOT NULL,
	"holder" text NOT NULL,
	"tax_number" text,
	"issuer" text NOT NULL,
	"issuer_kind" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"noticed_days" integer
);
--> statement-breakpoint
ALTER TABLE "fiscal_certificates" ADD CONSTRAINT "fiscal_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_certificates" ADD CONSTRAINT "fiscal_certificates_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE fiscal_certificates ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON fiscal_certificates TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY everybody ON fiscal_certificates TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON fiscal_certificates TO atrium_app, atrium_every_tenant;
