import type { Registration, TenantState } from '@atrium/api-client/contract';
import { Conflict, inScope, NotFound, writeAudit } from '../../../platform';
import { audited, findTenant, type TenantCall } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { closeLeftPremises } from './close-left-premises.service';
import { registerPremises } from './register-premises.service';
import { findRegistrable } from './registration.repository';
import { registrationsOf } from './registration-view';

const tellers: Partial<Record<TenantState, typeof registerPremises>> = {
  active: registerPremises,
  inactive: registerPremises,
  closed: closeLeftPremises,
};

/** Reports the missing changes of a company CRM's premises to the authority at once, also after it was closed. */
export async function retryRegistration(
  dependencies: Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'fiscalAuthority' | 'deliverSettings'>,
  call: TenantCall,
  tenantId: string,
): Promise<Registration[]> {
  const { database, clock } = dependencies;
  const { state, tell } = await inScope(database, call.scope, async (tx) => {
    const head = await findTenant(tx, call.scope, tenantId);
    if (head === null) throw new NotFound('tenant_not_found');
    const { state } = head.tenant;
    const tell = tellers[state];
    if (tell === undefined) throw new Conflict('not_registrable');
    const action = state === 'closed' ? 'premises.close' : 'premises.register';
    await writeAudit(tx, { ...audited(call, tenantId, clock()), action });
    return { state, tell };
  });
  await tell({ ...dependencies, transact: (run) => inScope(database, call.scope, run) }, tenantId);
  return inScope(database, call.scope, async (tx) => registrationsOf(await findRegistrable(tx, tenantId), state));
}
