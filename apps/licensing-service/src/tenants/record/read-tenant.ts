import type { Tenant } from '@atrium/api-client/contract';
import { type Caller, inScope, NotFound, type Scope, type SessionUser } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { findLatestOperation } from '../operations/operation.repository';
import { viewOperation } from '../operations/read-operation';
import { findTenant } from '../tenant.repository';
import { toHead } from './tenant-view';

export interface ReadCall {
  readonly user: SessionUser;
  readonly caller: Caller;
  readonly scope: Scope;
}

/** Returns the whole record, without secrets. */
export async function readTenant(
  dependencies: TenantsDependencies,
  { user, caller, scope }: ReadCall,
  id: string,
): Promise<Tenant> {
  const { database, clock, settings, recordSources } = dependencies;
  const now = clock();
  const { head, read, vatCheck, trialEnds, record } = await inScope(database, scope, async (tx) => {
    const found = await findTenant(tx, scope, id);
    if (found === null) throw new NotFound('tenant_not_found');
    return {
      head: found,
      read: await recordSources.readSetup(tx, found, now),
      vatCheck: await recordSources.readVatCheck(tx, id),
      trialEnds: await recordSources.findTrialEnds(tx, [id]),
      record: await findLatestOperation(tx, id),
    };
  });
  const setup = await recordSources.prefillSetup(database, read, head, user);
  const premisesLeft = setup.registrations.some(({ removed, state }) => removed && state === 'failed');
  const context = { user, now, urlTemplate: settings.tenantUrlTemplate, premisesLeft };
  return {
    ...toHead(head, { operation: record?.operation ?? null, trialEndsAt: trialEnds.get(id) ?? null }, context),
    crm_version: head.tenant.crmVersion,
    ...setup,
    vat_check: vatCheck,
    operation: record === null ? null : await viewOperation(dependencies, record, caller.language),
  };
}
