import { Type } from 'typebox';
import { asService, defineJob, type JobContext, localDay, settleEach } from '../../../platform';
import { isChargeable, lockTenant, publishTenantChange } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { advanceUntilPending } from '../../payments/advance-payments.service';
import { chargeOwed } from '../../payments/corrections/owed-invoice';
import { findOpenPayment } from '../../payments/payment.repository';
import { requestRenewal, startRenewal } from '../../payments/renewals/renew.service';
import { findUsageForPlanned } from '../../payments/renewals/renewed-selection';
import { expireTransfers } from '../../payments/transfers/expire-transfers.service';
import { deleteUnpaidQuotes } from '../../quotes/quote.repository';
import { asJob } from '../../work';
import { markPlanDelivered } from '../subscription.repository';
import { endAndNotify, syncReadOnly } from '../begin-and-end';
import { type DueInputs, dueSteps, type DueSubscription, type Outcome, type Step } from './due-steps';
import { findDueInputs, findDueSubscriptions, markChecked } from './due-subscriptions.repository';
import { announceRenewal, notifyReadOnly, remindOfReadOnly, remindOfTrial, warnOfVat } from './notices';

/** Subscriptions advanced at once, since each may wait for its gateway. */
const atOnce = 4;
const hour = 3_600_000;

/**
 * Expires transfers, does what is due for each subscription (`dueSteps`), and deletes expired quotes: an open plan page
 * requests many. An expired quote stays for an hour, in which paying it is answered as stale.
 *
 * @throws AggregateError if something failed for some, after everything else was done for all
 */
export function advanceSubscriptions(dependencies: BillingDependencies): Promise<void> {
  const { database, clock } = dependencies;
  const now = clock();
  const advance = (due: DueInputs) => advanceSubscription(dependencies, due);
  const parts = [
    () => expireTransfers(dependencies, now),
    () => settleEach(findDueSubscriptions(database, now), advance, 'Some subscriptions could not be advanced.', atOnce),
    () => asService(database, 'job', (tx) => deleteUnpaidQuotes(tx, new Date(now.getTime() - hour))),
  ];
  return settleEach(parts, (part) => part(), 'Subscriptions could not be advanced.');
}

export const advanceSubscriptionsJob = defineJob({
  name: 'subscriptions.advance',
  schema: Type.Object({}),
  every: '*/5 * * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => advanceSubscriptions(dependencies),
});

/**
 * Does everything that is due for a subscription. Safe to run twice and concurrently: each step looks again, under the
 * lock of its company CRM, whether it is due.
 *
 * @throws AggregateError if a step failed, after all others were done
 */
async function advanceSubscription(dependencies: BillingDependencies, due: DueInputs): Promise<void> {
  const { database, clock } = dependencies;
  const done = new Set<Step>();
  const errors: unknown[] = [];
  let inputs: DueInputs | null = due;
  while (inputs !== null) {
    const now = clock();
    const step = dueSteps(inputs, now).find((one) => !done.has(one));
    if (step === undefined && errors.length > 0)
      throw new AggregateError(errors, 'Steps failed.', { cause: errors[0] });
    if (step === undefined) return markChecked(database, [inputs], now);
    done.add(step);
    await doStep(dependencies, inputs, step).catch((error: unknown) => errors.push(error));
    inputs = await findDueInputs(database, due.subscription.tenantId);
  }
}

async function doStep(dependencies: BillingDependencies, due: DueInputs, step: Step): Promise<void> {
  const { tenantId } = due.subscription;
  const transact = asJob(dependencies);
  const used = await findUsageForPlanned(dependencies, due);
  const outcome = await transact(async (work) => {
    const { tx, now } = work;
    const tenant = await lockTenant(tx, tenantId);
    const inputs = await findDueInputs(tx, tenantId);
    if (tenant === null || inputs === null || !(await isChargeable(tx, tenant))) return 'unchanged';
    if (!dueSteps(inputs, now).includes(step)) return 'unchanged';
    return stepWork[step]({ ...work, ...inputs, tenant, used });
  });
  if (outcome === 'unchanged') return;
  if (outcome !== 'changed') await advanceUntilPending(dependencies, transact, outcome.charge);
  await publishTenantChange(dependencies, tenantId);
}

/** What each step does in its transaction. */
const stepWork: Readonly<Record<Step, (due: DueSubscription) => Promise<Outcome>>> = {
  end: async (due) => {
    if ((await findOpenPayment(due.tx, due.tenant.id)) !== null) return 'unchanged';
    await endAndNotify(due, due);
    return 'changed';
  },
  renew: startRenewal,
  request_renewal: requestRenewal,
  charge_owed: chargeOwed,
  deliver_plan: async ({ tx, deliverSettings, tenant, now }) => {
    await markPlanDelivered(tx, tenant.id, localDay(now));
    await deliverSettings(tx, tenant.id);
    return 'unchanged';
  },
  switch_read_only: async (due) => {
    await syncReadOnly(due, due.tenant.id);
    await notifyReadOnly(due);
    return 'changed';
  },
  remind_of_trial: remindOfTrial,
  remind_of_read_only: remindOfReadOnly,
  announce_renewal: announceRenewal,
  warn_of_vat: warnOfVat,
};
