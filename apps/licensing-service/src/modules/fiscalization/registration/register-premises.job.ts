import { Type } from 'typebox';
import { asService } from '../../../database/scope';
import { defineJob } from '../../../jobs/job';
import { announceTenant } from '../../tenants/announce-tenant';
import { findState } from '../../tenants/tenant.repository';
import { registerPremises } from './register-premises.service';

/** The authority did not take everything, and may do so later: the queue tries again. */
class TryAgainLater extends Error {
  constructor() {
    super('Business premises are to be registered again later.');
    this.name = 'TryAgainLater';
  }
}

/** Registers what changed of a living company CRM's premises. Enqueued with every change of them. */
export const registerPremisesJob = defineJob({
  name: 'premises.register',
  schema: Type.Object({ tenant_id: Type.String({ format: 'uuid' }) }),
  queue: { retryLimit: 12, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 900, heartbeatSeconds: 60 },
  async run({ parts }, { tenant_id: tenantId }) {
    const state = await asService(parts.database, (tx) => findState(tx, tenantId));
    if (state !== 'active' && state !== 'inactive') return;
    const { retryable } = await registerPremises(parts, tenantId);
    await announceTenant(parts, tenantId);
    if (retryable) throw new TryAgainLater();
  },
});
