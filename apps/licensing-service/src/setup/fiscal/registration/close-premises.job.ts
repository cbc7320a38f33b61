import { Type } from 'typebox';
import { asService, defineJob, type JobContext, type Transact } from '../../../platform';
import { publishTenantChange, findState } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { closeRemainingPremises } from './close-remaining-premises.service';
import { registrationQueue, TryAgainLater } from './registration-queue';

/** Retries closing premises that the tax authority rejected when the company CRM was closed. */
export const closePremisesJob = defineJob({
  name: 'premises.close',
  schema: Type.Object({ tenant_id: Type.String({ format: 'uuid' }) }),
  queue: registrationQueue,
  async run({ dependencies }: JobContext<SetupDependencies>, { tenant_id: tenantId }) {
    const transact: Transact = (run) => asService(dependencies.database, 'job', run);
    const state = await transact((tx) => findState(tx, tenantId));
    if (state !== 'closed') return;
    const { retryable } = await closeRemainingPremises({ ...dependencies, transact }, tenantId);
    await publishTenantChange(dependencies, tenantId);
    if (retryable) throw new TryAgainLater();
  },
});
