import type { Registration, TenantState } from '@atrium/api-client/contract';
import { Conflict, inScope, NotFound, writeAudit } from '../../../platform';
import { audited, findTenant, type TenantCall } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { closeRemainingPremises } from './close-remaining-premises.service';
import { registerPremises } from './register-premises.service';
import { findRegistrable } from './registration.repository';
import { registrationsOf } from './registration-view';

const retriesByState: Partial<Record<TenantState, typeof registerPremises>> = {
  active: registerPremises,
  inactive: registerPremises,
  closed: closeRemainingPremises,
};

/** Sends pending changes of premises to the authority now, also for a closed company CRM. */
export async function retryRegistration(
  dependencies: Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'fiscalAuthority' | 'deliverSettings'>,
  call: TenantCall,
  tenantId: string,
): Promise<Registration[]> {
  const { database, clock } = dependencies;
  const { state, retry } = await inScope(database, call.scope, async (tx) => {
    const head = await findTenant(tx, call.scope, tenantId);
    if (head === null) throw new NotFound('tenant_not_found');
    const { state } = head.tenant;
    const retry = retriesByState[state];
    if (retry === undefined) throw new Conflict('not_registrable');
    const action = state === 'closed' ? 'premises.close' : 'premises.register';
    await writeAudit(tx, { ...audited(call, tenantId, clock()), action });
    return { state, retry };
  });
  await retry({ ...dependencies, transact: (run) => inScope(database, call.scope, run) }, tenantId);
  return inScope(database, call.scope, async (tx) => registrationsOf(await findRegistrable(tx, tenantId), state));
}
