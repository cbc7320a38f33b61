CREATE TABLE "kept_calls" (
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_calls_key" PRIMARY KEY("user_id","endpoint","key_hash")
);
--> statement-breakpoint
ALTER TABLE "kept_calls" ADD CONSTRAINT "kept_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_calls_created_at" ON "kept_calls" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE kept_calls ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- A call is its caller's alone, whatever else they may see.
CREATE POLICY caller ON kept_calls TO atrium_app, atrium_every_tenant
  USING (user_id = atrium_user()) WITH CHECK (user_id = atrium_user());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (answer) ON kept_calls TO atrium_app, atrium_every_tenant;
