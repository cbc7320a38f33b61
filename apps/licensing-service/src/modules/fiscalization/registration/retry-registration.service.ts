import type { Registration } from '@atrium/api-client/contract';
import { writeAudit } from '../../../audit/audit';
import { inScope } from '../../../database/scope';
import { Conflict, NotFound } from '../../../http/errors';
import { audited, type TenantCall } from '../../tenants/tenant-call';
import { findTenant } from '../../tenants/tenant.repository';
import { registerPremises, type RegistrationGround } from './register-premises.service';
import { findRegistrable } from './registration.repository';
import { registrationsOf } from './registration-view';

/** Tells the authority at once what it does not know yet of a living company CRM's premises. */
export async function retryRegistration(
  ground: RegistrationGround,
  call: TenantCall,
  tenantId: string,
): Promise<Registration[]> {
  const { database, clock } = ground;
  await inScope(database, call.scope, async (tx) => {
    const head = await findTenant(tx, call.scope, tenantId);
    if (head === null) throw new NotFound('tenant_not_found');
    const { state } = head.tenant;
    if (state !== 'active' && state !== 'inactive') throw new Conflict('not_registrable');
    await writeAudit(tx, { ...audited(call, tenantId, clock()), action: 'premises.register' });
  });
  await registerPremises(ground, tenantId);
  return inScope(database, call.scope, async (tx) => registrationsOf(await findRegistrable(tx, tenantId)));
}
