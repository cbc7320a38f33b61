import type { ApplicationDraft } from '@atrium/api-client/contract';
import { Type } from 'typebox';
import { type DatabaseHandle, defineJob, type JobContext, type Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findNewestVatCheckOf } from './checks/vat-check.repository';
import { buyerOf } from '../invoices/buyer';
import { checkWithVies, type NumberToCheck } from './check-with-vies';

const day = 86_400_000;

/** Checks a number again that a company has re-entered: the earlier check is outdated. */
export const recheckReturnedNumberJob = defineJob({
  name: 'vat.recheck-returned',
  schema: Type.Object({
    tenant_id: Type.String({ format: 'uuid' }),
    vat_number: Type.String(),
    user_id: Type.String({ format: 'uuid' }),
  }),
  run: async (
    { dependencies }: JobContext<BillingDependencies>,
    { tenant_id: tenantId, vat_number: vatNumber, user_id: userId },
  ) => {
    // A number that is removed and re-entered repeatedly may have several of these jobs.
    const number = { tenantId, vatNumber };
    if (await needsRecheck(dependencies.database, number, dependencies.clock()))
      await checkWithVies(dependencies, { ...number, userId });
  },
});

interface SavedCompany {
  readonly tenantId: string;
  readonly userId: string;
  readonly before: ApplicationDraft;
  readonly after: ApplicationDraft;
}

/** Whether a number's latest check is at least a day old, answered or not. */
async function needsRecheck(
  db: DatabaseHandle,
  { tenantId, vatNumber }: Pick<NumberToCheck, 'tenantId' | 'vatNumber'>,
  now: Date,
): Promise<boolean> {
  const last = await findNewestVatCheckOf(db, tenantId, vatNumber);
  return last !== null && last.checkedAt.getTime() <= now.getTime() - day;
}

/** Queues a check of a re-entered number whose latest check is at least a day old. */
export async function recheckReturnedNumber(
  tx: Transaction,
  { jobs, clock }: Pick<BillingDependencies, 'jobs' | 'clock'>,
  { tenantId, userId, before, after }: SavedCompany,
): Promise<void> {
  const { vat_number: vatNumber } = buyerOf(after);
  if (vatNumber === null || vatNumber === buyerOf(before).vat_number) return;
  if (!(await needsRecheck(tx, { tenantId, vatNumber }, clock()))) return;
  await jobs.enqueue(tx, recheckReturnedNumberJob, { tenant_id: tenantId, vat_number: vatNumber, user_id: userId });
}
