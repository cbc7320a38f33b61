import { eq } from 'drizzle-orm';
import type { BillingDependencies } from '../dependencies';
import { users } from '../../identity';
import type { DatabaseHandle } from '../../platform';
import { findTitle } from '../../tenants';
import { describePlan } from '../invoices/document/invoice-texts';
import type { QuoteRow } from '../quotes/quote.repository';
import type { PaymentRow } from './payment.repository';

/** Description of a payment at the bank and the gateway: `Atrium: Zelena dolina, monthly plan`. */
export async function describePurchase(
  db: DatabaseHandle,
  settings: BillingDependencies['settings'],
  { tenantId, createdBy }: PaymentRow,
  { selection }: QuoteRow,
): Promise<string> {
  const [buyer] = await db.select({ language: users.language }).from(users).where(eq(users.id, createdBy));
  const plan = describePlan(selection.cycle, buyer?.language ?? 'en');
  return `${settings.productName}: ${await findTitle(db, tenantId)}, ${plan}`;
}
