ALTER TABLE "quotes" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
UPDATE "quotes" SET "buyer" = (
  SELECT jsonb_build_object(
    'name', coalesce("data"->>'company', ''),
    'street', coalesce("data"->'address'->>'street', ''),
    'postal_code', coalesce("data"->'address'->>'postal_code', ''),
    'city', coalesce("data"->'address'->>'city', ''),
    'country', coalesce("data"->'address'->>'country', ''),
    'vat_number', nullif("data"->'address'->>'vat_number', '')
  )
  FROM "tenant_sections" WHERE "tenant_sections"."tenant_id" = "quotes"."tenant_id" AND "section" = 'application'
);--> statement-breakpoint
UPDATE "quotes" SET "buyer" = '{"name": "", "street": "", "postal_code": "", "city": "", "country": "", "vat_number": null}' WHERE "buyer" IS NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "buyer" SET NOT NULL;
