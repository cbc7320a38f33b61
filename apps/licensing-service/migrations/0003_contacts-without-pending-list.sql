DROP INDEX "customers_contacts";--> statement-breakpoint
CREATE INDEX "customers_contacts" ON "customers" USING gin ("contacts" jsonb_path_ops) WITH (fastupdate=false);