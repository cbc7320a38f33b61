import { Type } from 'typebox';
import { dayMs, defineJob, type JobContext } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { findNewestVatCheckOf, type VatCheckRow } from './vat-check.repository';
import { checkWithVies } from './check-with-vies';

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

/** Whether a check is at least a day old. */
export const isOutdated = ({ checkedAt }: VatCheckRow, now: Date): boolean =>
  checkedAt.getTime() <= now.getTime() - dayMs;
