ALTER TABLE "sandbox_charges" DROP CONSTRAINT "sandbox_charges_amount";--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "set_up_ref" text;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD CONSTRAINT "sandbox_charges_amount" CHECK ("sandbox_charges"."amount" >= 0);--> statement-breakpoint
-- A card that was only ever refused stays unsaved; any other that was kept until now is saved.
UPDATE "payment_methods" SET "saved_at" = "added_at" WHERE NOT EXISTS (
  SELECT 1 FROM "payments" WHERE "payments"."method_id" = "payment_methods"."id" AND "payments"."state" = 'declined'
) OR EXISTS (
  SELECT 1 FROM "payments" WHERE "payments"."method_id" = "payment_methods"."id"
    AND "payments"."state" IN ('authorised', 'capturing', 'captured', 'refunding', 'refunded')
);--> statement-breakpoint
UPDATE "payment_methods" SET "is_default" = false WHERE "saved_at" IS NULL;
