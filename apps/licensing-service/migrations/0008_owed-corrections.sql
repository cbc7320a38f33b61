ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign";--> statement-breakpoint
DROP INDEX "payments_one_of_quote";--> statement-breakpoint
DROP INDEX "payments_one_awaited";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "owed_until" date;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_of_quote" ON "payments" USING btree ("quote_id") WHERE "payments"."kind" <> 'correction' and "payments"."state" not in ('declined', 'voiding', 'voided', 'refunding', 'refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_awaited" ON "payments" USING btree ("tenant_id",("kind" = 'renewal')) WHERE "payments"."state" = 'awaiting_transfer' and "payments"."kind" <> 'correction';--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign" CHECK (("ledger_entries"."kind" in ('payment', 'credit_note', 'owed') and "ledger_entries"."amount" >= 0) or "ledger_entries"."kind" in ('invoice', 'refund') or ("ledger_entries"."kind" in ('payout', 'owed_paid') and "ledger_entries"."amount" < 0));