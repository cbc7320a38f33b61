import { eq } from 'drizzle-orm';
import { users } from '../../identity';
import { findTitle } from '../../tenants';
import { invoiceTexts } from '../invoices/document/invoice-texts';
import type { QuoteRow } from '../quotes/quote.repository';
import type { Work } from '../work';
import type { PaymentRow } from './payment.repository';

/** Description of a payment at the bank and the gateway: `Atrium: Zelena dolina, monthly plan`. */
export async function describePurchase({ tx, settings }: Work, { tenantId, createdBy }: PaymentRow, quote: QuoteRow) {
  const [buyer] = await tx.select({ language: users.language }).from(users).where(eq(users.id, createdBy));
  const plan = invoiceTexts(buyer?.language ?? 'en').plan[quote.selection.cycle];
  return `${settings.productName}: ${await findTitle(tx, tenantId)}, ${plan}`;
}
