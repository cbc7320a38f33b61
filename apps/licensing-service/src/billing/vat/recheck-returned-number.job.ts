import type { ApplicationDraft } from '@atrium/api-client/contract';
import { Type } from 'typebox';
import { type DatabaseHandle, defineJob, type JobContext, type Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findNewestVatCheckOf } from './checks/vat-check.repository';
import { buyerOf } from '../invoices/buyer';
import { checkWithVies, type NumberToCheck } from './check-with-vies';

const day = 86_400_000;

/** Asks VIES about a number that has come back: what it said of it before was of another time. */
export const recheckReturnedNumberJob = defineJob({
  name: 'vat.number-returned',
  schema: Type.Object({
    tenant_id: Type.String({ format: 'uuid' }),
    vat_number: Type.String(),
    user_id: Type.String({ format: 'uuid' }),
  }),
  run: async (
    { dependencies }: JobContext<BillingDependencies>,
    { tenant_id: tenantId, vat_number: vatNumber, user_id: userId },
  ) => {
    // A number that comes and goes may have several of these jobs.
    const number = { tenantId, vatNumber };
    if (await wasCheckedEarlier(dependencies.database, number, dependencies.clock()))
      await checkWithVies(dependencies, { ...number, userId });
  },
});

interface SavedCompany {
  readonly tenantId: string;
  readonly userId: string;
  readonly before: ApplicationDraft;
  readonly after: ApplicationDraft;
}

/** Whether a number was asked about, and the last time a day ago or longer, whatever was answered. */
async function wasCheckedEarlier(
  db: DatabaseHandle,
  { tenantId, vatNumber }: Pick<NumberToCheck, 'tenantId' | 'vatNumber'>,
  now: Date,
): Promise<boolean> {
  const last = await findNewestVatCheckOf(db, tenantId, vatNumber);
  return last !== null && last.checkedAt.getTime() <= now.getTime() - day;
}

/** Has VIES asked where a company takes a number again that was asked about earlier than a day ago. */
export async function recheckReturnedNumber(
  tx: Transaction,
  { jobs, clock }: Pick<BillingDependencies, 'jobs' | 'clock'>,
  { tenantId, userId, before, after }: SavedCompany,
): Promise<void> {
  const { vat_number: vatNumber } = buyerOf(after);
  if (vatNumber === null || vatNumber === buyerOf(before).vat_number) return;
  if (!(await wasCheckedEarlier(tx, { tenantId, vatNumber }, clock()))) return;
  await jobs.enqueue(tx, recheckReturnedNumberJob, { tenant_id: tenantId, vat_number: vatNumber, user_id: userId });
}
