import type { ApplicationDraft } from '@atrium/api-client/contract';
import { Type } from 'typebox';
import { defineJob, type JobContext, type Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findNewestVatCheckOf, type VatCheckRow } from './checks/vat-check.repository';
import { buyerOf } from '../invoices/buyer';
import { checkWithVies } from './check-with-vies';
import { correctVat } from './correct-vat';

const day = 86_400_000;

/** Checks a number that a company has entered, unless it was checked within a day. */
export const checkEnteredNumberJob = defineJob({
  name: 'vat.check-entered',
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
    const last = await findNewestVatCheckOf(dependencies.database, tenantId, vatNumber);
    if (last === null || isOutdated(last, dependencies.clock()))
      await checkWithVies(dependencies, { ...number, userId });
  },
});

interface SavedCompany {
  readonly tenantId: string;
  readonly userId: string;
  readonly before: ApplicationDraft;
  readonly after: ApplicationDraft;
}

const isOutdated = ({ checkedAt }: VatCheckRow, now: Date): boolean => checkedAt.getTime() <= now.getTime() - day;

/**
 * Corrects the VAT of a company whose data was saved. Queues a check of a number that was re-entered after a day, or that
 * the correction needs.
 */
export async function correctSaved(
  tx: Transaction,
  dependencies: Parameters<typeof correctVat>[1],
  { tenantId, userId, before, after }: SavedCompany,
  now: Date,
): Promise<void> {
  const { vat_number: vatNumber } = buyerOf(after);
  const corrected = await correctVat(tx, dependencies, tenantId, now);
  if (vatNumber === null) return;
  const isNew = vatNumber !== buyerOf(before).vat_number;
  const last = isNew ? await findNewestVatCheckOf(tx, tenantId, vatNumber) : null;
  if (corrected !== 'needs_check' && (last === null || !isOutdated(last, now))) return;
  const { jobs } = dependencies;
  await jobs.enqueue(tx, checkEnteredNumberJob, { tenant_id: tenantId, vat_number: vatNumber, user_id: userId });
}
