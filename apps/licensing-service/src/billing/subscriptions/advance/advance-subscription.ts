import { isChargeable, lockTenant, publishTenantChange } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { advanceUntilPending } from '../../payments/advance-payments.service';
import { findUsageForPlanned } from '../../payments/renewals/renewed-selection';
import { asJob } from '../../work';
import { type DueInputs, dueSteps, type Step } from './due-steps';
import { findDueInputs, markChecked } from './due-subscriptions.repository';
import { stepWork } from './step-work';

/**
 * Does everything that is due for a subscription. Safe to run twice and concurrently: each step looks again, under the
 * lock of its company CRM, whether it is due.
 *
 * @throws AggregateError if a step failed, after all others were done
 */
export async function advanceSubscription(dependencies: BillingDependencies, due: DueInputs): Promise<void> {
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
