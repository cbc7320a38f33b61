CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"premise" uuid NOT NULL,
	"device_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"premise_id" text NOT NULL,
	"type" text NOT NULL,
	"valid_from" date NOT NULL,
	"address" text,
	"house_number" text,
	"house_number_additional" text,
	"postal_code" text,
	"post" text,
	"city" text,
	"cadastral_number" integer,
	"building_number" integer,
	"section_number" integer,
	"tax_number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_premise_premises_id_fk" FOREIGN KEY ("premise") REFERENCES "public"."premises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_device_id_key" ON "devices" USING btree ("premise",lower("device_id"));--> statement-breakpoint
CREATE INDEX "devices_tenant" ON "devices" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "premises_premise_id_key" ON "premises" USING btree ("tenant_id",lower("premise_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "premises_tax_number_key" ON "premises" USING btree ("tax_number",lower("premise_id")) WHERE "premises"."tax_number" is not null;--> statement-breakpoint
ALTER TABLE premises ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE devices ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON premises TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON devices TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY everybody ON premises TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY everybody ON devices TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON premises, devices TO atrium_app, atrium_every_tenant;
