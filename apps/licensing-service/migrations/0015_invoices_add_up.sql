ALTER TABLE "invoices" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_add_up" CHECK ("invoices"."total" = "invoices"."net" + "invoices"."tax" and "invoices"."total" = "invoices"."credit_used" + "invoices"."amount_due" - "invoices"."becomes_credit");--> statement-breakpoint
CREATE FUNCTION atrium_invoice_is_whole() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM invoice_lines WHERE invoice_id = NEW.id
    HAVING count(*) = NEW.line_count AND sum(invoice_lines.net) = NEW.net
  )
  THEN RAISE EXCEPTION 'an invoice has all its lines, and they come to its net'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- When the transaction ends, since the lines come after their invoice.
CREATE CONSTRAINT TRIGGER invoice_whole AFTER INSERT ON invoices
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_whole();
