CREATE TABLE "stripe_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"intent" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
