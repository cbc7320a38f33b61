CREATE TABLE "premise_registrations" (
	"premise" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"accepted" jsonb,
	"attempt" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "premise_registrations" ADD CONSTRAINT "premise_registrations_premise_premises_id_fk" FOREIGN KEY ("premise") REFERENCES "public"."premises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premise_registrations" ADD CONSTRAINT "premise_registrations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE premise_registrations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY members ON premise_registrations TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY everybody ON premise_registrations TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
-- People read what became of it; the service alone writes it.
GRANT SELECT, DELETE ON premise_registrations TO atrium_app, atrium_every_tenant;
