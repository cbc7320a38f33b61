import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, payOutCreditSchema } from '@atrium/api-client/contract/schemas';
import { Conflict, formatIsoDay, localDay, NotFound, type Remember, throwIfInvalid, v7 } from '../../platform';
import { findLatestOperation, lockTenant, type TenantCall } from '../../tenants';
import { auditCall } from '../audit-billing';
import { formatMoney } from '../invoices/document/invoice-texts';
import { findReservedCredit } from '../payments/spendable-credit';
import { sendSubscriptionMails } from '../subscriptions/subscription-mails';
import type { Work } from '../work';
import { findCredit, findFirstCreditDay, postEntries } from './ledger.repository';

/** Records a payout of account credit by bank transfer and notifies the owners. Returns the entry's id. */
export async function payOutCredit(
  work: Work,
  call: TenantCall,
  tenantId: string,
  { amount, paid_on: paidOn }: BodyOf<CallOf<typeof payOutCreditSchema>>,
  remember: Remember,
): Promise<string> {
  const { tx, now } = work;
  const id = v7();
  // Before the tenant lock: a simultaneous identical request waits here and replays this response.
  await remember(tx, id);
  if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
  const credit = await findCredit(tx, tenantId);
  const firstDay = await findFirstCreditDay(tx, tenantId);
  const beyondCredit = { key: 'amount_beyond_credit', values: { credit: formatMoney(credit) } } as const;
  throwIfInvalid({
    ...(amount > credit ? { amount: [beyondCredit] } : {}),
    ...(firstDay !== null && paidOn < firstDay ? { paid_on: ['day_before_credit'] } : {}),
    ...(paidOn > localDay(now) ? { paid_on: ['day_to_come'] } : {}),
  });
  const left = credit - amount;
  if (left < (await findReservedCredit(tx, tenantId))) throw new Conflict('credit_promised');
  // Cancelling a creation refunds its whole payment, even if it has become account credit.
  const latest = (await findLatestOperation(tx, tenantId))?.operation;
  if (latest?.kind === 'create' && latest.endedAt === null) throw new Conflict('creation_not_over');
  await postEntries(tx, tenantId, [{ id, kind: 'payout', amount: 0 - amount, paidOn }], now);
  await sendSubscriptionMails(work, tenantId, {
    template: 'credit_paid_out',
    values: { amount: formatMoney(amount), day: formatIsoDay(paidOn), left: formatMoney(left) },
    onceKey: `entry:${id}`,
  });
  await auditCall(work, call, tenantId, { action: 'credit.pay-out', after: { entry: id, amount, paid_on: paidOn } });
  return id;
}
