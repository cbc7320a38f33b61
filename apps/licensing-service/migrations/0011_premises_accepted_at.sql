ALTER TABLE "premise_registrations" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "premise_registrations" SET "accepted_at" = "at" WHERE "accepted" IS NOT NULL AND "state" IN ('registered', 'closed');
