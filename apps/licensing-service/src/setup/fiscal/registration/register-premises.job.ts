import { Type } from 'typebox';
import { asService, defineJob, type JobContext } from '../../../platform';
import { publishTenantChange, findState } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { registerPremises } from './register-premises.service';
import { registrationQueue, TryAgainLater } from './registration-queue';

/** Registers changed premises of a live company CRM. Enqueued with every change. */
export const registerPremisesJob = defineJob({
  name: 'premises.register',
  schema: Type.Object({ tenant_id: Type.String({ format: 'uuid' }) }),
  queue: registrationQueue,
  async run({ dependencies }: JobContext<SetupDependencies>, { tenant_id: tenantId }) {
    const state = await asService(dependencies.database, (tx) => findState(tx, tenantId));
    if (state !== 'active' && state !== 'inactive') return;
    const { retryable } = await registerPremises(dependencies, tenantId);
    await publishTenantChange(dependencies, tenantId);
    if (retryable) throw new TryAgainLater();
  },
});
