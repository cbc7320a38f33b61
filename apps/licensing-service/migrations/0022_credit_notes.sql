CREATE TABLE "invoice_corrections" (
	"note_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_corrections_note_id_invoice_id_pk" PRIMARY KEY("note_id","invoice_id"),
	CONSTRAINT "invoice_corrections_take_off" CHECK ("invoice_corrections"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_corrects_invoices_id_fk";
--> statement-breakpoint
DROP INDEX "invoices_corrected";--> statement-breakpoint
ALTER TABLE "invoice_corrections" ADD CONSTRAINT "invoice_corrections_note_id_invoices_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_corrections" ADD CONSTRAINT "invoice_corrections_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_corrections_of_invoice" ON "invoice_corrections" USING btree ("invoice_id");--> statement-breakpoint
INSERT INTO invoice_corrections (note_id, invoice_id, amount)
  SELECT id, corrects, 0 - total FROM invoices WHERE corrects IS NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "corrects";--> statement-breakpoint
ALTER TABLE invoice_corrections ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Whoever sees a credit note sees what it takes off.
CREATE POLICY of_note ON invoice_corrections TO atrium_app, atrium_every_tenant
  USING (EXISTS (SELECT 1 FROM invoices WHERE invoices.id = note_id));
--> statement-breakpoint
GRANT SELECT ON invoice_corrections TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
CREATE TRIGGER invoice_correction_kept BEFORE UPDATE OR DELETE ON invoice_corrections
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_kept();
--> statement-breakpoint
CREATE TRIGGER invoice_corrections_not_truncated BEFORE TRUNCATE ON invoice_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_invoice_is_kept();
--> statement-breakpoint
CREATE FUNCTION atrium_credit_note_takes_off() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  note uuid := CASE TG_TABLE_NAME WHEN 'invoices' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'note_id' END;
BEGIN
  IF NOT EXISTS (
    SELECT FROM invoices WHERE id = note AND kind = 'credit_note' AND total = (
      SELECT 0 - sum(amount) FROM invoice_corrections WHERE note_id = note
    )
  )
  THEN RAISE EXCEPTION 'a credit note takes its total off invoices, and nothing else does'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- When the transaction ends, since what is taken off comes after its credit note.
CREATE CONSTRAINT TRIGGER credit_note_whole AFTER INSERT ON invoices
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION atrium_credit_note_takes_off();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_note_not_added_to AFTER INSERT ON invoice_corrections
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION atrium_credit_note_takes_off();
