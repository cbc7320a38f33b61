CREATE TABLE "connection_tests" (
	"tenant_id" uuid NOT NULL,
	"connection" text NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"secret_mark" text NOT NULL,
	"stages" jsonb NOT NULL,
	"reference" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"tested_by" uuid,
	CONSTRAINT "connection_tests_tenant_id_connection_pk" PRIMARY KEY("tenant_id","connection")
);
--> statement-breakpoint
CREATE TABLE "vpn_requests" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connection_tests" ADD CONSTRAINT "connection_tests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_tests" ADD CONSTRAINT "connection_tests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vpn_requests" ADD CONSTRAINT "vpn_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vpn_requests" ADD CONSTRAINT "vpn_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE connection_tests ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE vpn_requests ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON connection_tests TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON vpn_requests TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY everybody ON connection_tests TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY everybody ON vpn_requests TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON connection_tests, vpn_requests TO atrium_app, atrium_every_tenant;
