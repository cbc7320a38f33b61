import { Type } from 'typebox';
import { asService } from '../../../database/scope';
import { defineJob } from '../../../jobs/job';
import { findState } from '../tenant.repository';
import { deliverConfiguration } from './deliver-configuration';

/** Hands changed settings to a living company CRM. Enqueued with every change of them. */
export const configureJob = defineJob({
  name: 'tenant.configure',
  schema: Type.Object({ tenant_id: Type.String({ format: 'uuid' }) }),
  queue: { retryLimit: 12, retryDelay: 2, retryDelayMax: 300, expireInSeconds: 120 },
  async run({ parts }, { tenant_id: tenantId }) {
    const state = await asService(parts.database, (tx) => findState(tx, tenantId));
    if (state === 'active' || state === 'inactive') await deliverConfiguration(parts, tenantId);
  },
});
