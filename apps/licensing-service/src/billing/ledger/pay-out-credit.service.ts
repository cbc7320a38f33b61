import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, payOutCreditSchema } from '@atrium/api-client/contract/schemas';
import { writeAudit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/database/database';
import { asService } from '../../platform/database/scope';
import { v7 } from '../../platform/database/uuid';
import { Conflict, type FieldProblems, NotFound, throwIfInvalid } from '../../platform/http/errors';
import type { Remember } from '../../platform/http/idempotent-route';
import type { BillingDependencies } from '../dependencies';
import { dayOf } from '../../platform/pdf/day-of';
import { localDay } from '../../platform/slovenian-time';
import { enter, findCredit, findFirstCreditDay } from './ledger.repository';
import { writeMoney } from '../invoices/document/written';
import { findLatestOperation } from '../../tenants/operations/operation.repository';
import { writeSubscriptionMails } from '../subscriptions/subscription-mails';
import { audited, type TenantCall } from '../../tenants/tenant-call';
import { lockTenant } from '../../tenants/tenant.repository';
import { findPromisedCredit } from '../payments/payment.repository';

type Payout = BodyOf<CallOf<typeof payOutCreditSchema>> & { readonly id: string };

/** Records a payout of account credit by bank transfer and notifies the owners. Returns the entry's id. */
export function payOutCredit(
  dependencies: BillingDependencies,
  call: TenantCall,
  { id: tenantId, amount, paid_on: paidOn }: Payout,
  remember: Remember,
): Promise<string> {
  return asService(dependencies.database, async (tx) => {
    const now = dependencies.clock();
    const id = v7();
    // Before the company CRM is held: the same call at once waits here, and is answered by this one.
    await remember(tx, id);
    if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
    const credit = await findCredit(tx, tenantId);
    throwIfInvalid({ ...amountProblem(amount, credit), ...(await dayProblem(tx, tenantId, paidOn, now)) });
    const left = credit - amount;
    if (left < (await findPromisedCredit(tx, tenantId))) throw new Conflict('credit_promised');
    await refuseWhileCreating(tx, tenantId);
    await enter(tx, tenantId, [{ id, kind: 'payout', amount: 0 - amount, invoiceId: null, paidOn }], now);
    await writeSubscriptionMails(tx, dependencies, tenantId, {
      template: 'credit_paid_out',
      values: { amount: writeMoney(amount), day: dayOf(paidOn), left: writeMoney(left) },
      onceKey: `entry:${id}`,
      at: now,
    });
    await writeAudit(tx, {
      ...audited(call, tenantId, now),
      action: 'credit.pay-out',
      after: { entry: id, amount, paid_on: paidOn },
    });
    return id;
  });
}

/**
 * Cancelling a creation refunds its whole payment, also where that has become credit since.
 * @throws Conflict while it can be cancelled, or is
 */
async function refuseWhileCreating(tx: Transaction, tenantId: string): Promise<void> {
  const latest = await findLatestOperation(tx, tenantId);
  if (latest?.operation.kind === 'create' && latest.operation.endedAt === null) throw new Conflict('creation_not_over');
}

function amountProblem(amount: number, credit: number): FieldProblems {
  if (amount <= credit) return {};
  return { amount: [{ key: 'amount_beyond_credit', values: { credit: writeMoney(credit) } }] };
}

async function dayProblem(tx: Transaction, tenantId: string, paidOn: string, now: Date): Promise<FieldProblems> {
  if (paidOn > localDay(now)) return { paid_on: ['day_to_come'] };
  const first = await findFirstCreditDay(tx, tenantId);
  return first !== null && paidOn < first ? { paid_on: ['day_before_credit'] } : {};
}
