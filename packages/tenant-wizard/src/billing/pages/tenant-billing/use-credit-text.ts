import type { Billing, Payment, Tenant } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { isInProgress, isOrdered, isOwed } from '../../../sections/payment/model/payment-state';
import { billingMessages } from '../../messages';

/** What the open payments that reserve credit are for. */
function reservedFor(payments: readonly Payment[]): 'order' | 'renewal' | 'other' {
  const open = payments.filter((payment) => isInProgress(payment) || isOrdered(payment) || isOwed(payment));
  if (open.length > 0 && open.every(({ kind }) => kind === 'renewal')) return 'renewal';
  return open.length > 0 && open.every(({ kind }) => kind === 'change' || kind === 'creation') ? 'order' : 'other';
}

/** What happens to the account credit; null if there is nothing to explain. */
export function useCreditText({ credit, credit_reserved: reserved, payments }: Billing, tenant: Tenant): string | null {
  const text = useTexts(billingMessages);
  if (tenant.state === 'closed') return credit > reserved ? text('closed.sentBack') : null;
  if (credit === 0) return null;
  if (reserved === 0) return text(tenant.state === 'draft' ? 'creditTextDraft' : 'creditText');
  const amount = reserved >= credit ? 'all' : 'part';
  return text(`creditReserved.${amount}.${reservedFor(payments)}`, { amount: formatMoney(reserved, 'EUR') });
}
