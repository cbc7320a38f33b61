import { Type } from 'typebox';
import { asService, defineJob, type JobContext } from '../../platform';
import { findState, isLive } from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';
import { deliverConfiguration } from './deliver-configuration';

/** Delivers changed settings to a live company CRM. Enqueued with every change. */
export const configureJob = defineJob({
  name: 'tenant.configure',
  schema: Type.Object({ tenant_id: Type.String({ format: 'uuid' }) }),
  queue: { retryLimit: 12, retryDelay: 2, retryDelayMax: 300, expireInSeconds: 120 },
  async run({ dependencies }: JobContext<ProvisioningDependencies>, { tenant_id: tenantId }) {
    const state = await asService(dependencies.database, 'job', (tx) => findState(tx, tenantId));
    if (isLive(state)) await deliverConfiguration(dependencies, tenantId);
  },
});
