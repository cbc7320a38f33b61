import { Type } from 'typebox';
import { asService } from '../../../platform/database/scope';
import { defineJob } from '../../../platform/jobs/job';
import { announceTenant } from '../../../tenants/announce-tenant';
import { findState } from '../../../tenants/tenant.repository';
import { registerPremises } from './register-premises.service';
import { registrationQueue, TryAgainLater } from './registration-queue';

/** Registers what changed of a living company CRM's premises. Enqueued with every change of them. */
export const registerPremisesJob = defineJob({
  name: 'premises.register',
  schema: Type.Object({ tenant_id: Type.String({ format: 'uuid' }) }),
  queue: registrationQueue,
  async run({ parts }, { tenant_id: tenantId }) {
    const state = await asService(parts.database, (tx) => findState(tx, tenantId));
    if (state !== 'active' && state !== 'inactive') return;
    const { retryable } = await registerPremises(parts, tenantId);
    await announceTenant(parts, tenantId);
    if (retryable) throw new TryAgainLater();
  },
});
