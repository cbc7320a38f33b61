import { Type } from 'typebox';
import { asService } from '../../platform/database/scope';
import { defineJob, type JobContext } from '../../platform/jobs/job';
import type { ProvisioningDependencies } from '../dependencies';
import { isLiving } from '../../tenants/tenant-life';
import { findState } from '../../tenants/tenant.repository';
import { deliverConfiguration } from './deliver-configuration';

/** Hands changed settings to a living company CRM. Enqueued with every change of them. */
export const configureJob = defineJob({
  name: 'tenant.configure',
  schema: Type.Object({ tenant_id: Type.String({ format: 'uuid' }) }),
  queue: { retryLimit: 12, retryDelay: 2, retryDelayMax: 300, expireInSeconds: 120 },
  async run({ dependencies }: JobContext<ProvisioningDependencies>, { tenant_id: tenantId }) {
    const state = await asService(dependencies.database, (tx) => findState(tx, tenantId));
    if (isLiving(state)) await deliverConfiguration(dependencies, tenantId);
  },
});
