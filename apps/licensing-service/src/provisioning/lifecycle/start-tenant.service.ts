import type { ApplicationDraft } from '@atrium/api-client/contract';
import { insertPaid, insertTrial, trialKey } from '../../billing';
import {
  type Caller,
  Conflict,
  constraintOf,
  inScope,
  InvalidInput,
  NotFound,
  type Transaction,
  writeAudit,
} from '../../platform';
import {
  databasePasswordField,
  type Draft,
  findSection,
  isDataProviderBegun,
  loadDraft,
  refuseIncomplete,
} from '../../setup';
import {
  findLatestOperation,
  findTenant,
  type OperationRecord,
  retryOperation,
  startOperation,
  type TenantCall,
  type TenantRow,
  updateTenant,
} from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';

/** Starts creating a company CRM from its draft. However often it is asked, there is one operation. */
export async function startTenant(
  dependencies: ProvisioningDependencies,
  call: TenantCall,
  id: string,
): Promise<OperationRecord> {
  try {
    return await inScope(dependencies.database, call.scope, async (tx) => {
      const head = await findTenant(tx, call.scope, id);
      if (head === null) throw new NotFound('tenant_not_found');
      if (head.tenant.state === 'draft') {
        if ((await chosenPlan(tx, id)) === 'paid') throw new Conflict('payment_needed');
        await startDraft(tx, dependencies, { userId: call.user.id, plan: 'trial', caller: call.caller }, head.tenant);
      }
      const record = await findLatestOperation(tx, id);
      if (record?.operation.kind !== 'create') throw new Conflict('not_a_draft');
      return record.operation.state === 'failed'
        ? retryOperation(tx, dependencies, record.operation.id, dependencies.clock())
        : record;
    });
  } catch (error) {
    if (constraintOf(error) === 'subscriptions_trial_key_unique')
      throw new InvalidInput({ 'subscription.plan': ['trial_used'] });
    throw error;
  }
}

const chosenPlan = async (tx: Transaction, id: string) => (await findSection(tx, id, 'subscription'))?.data['plan'];

/** Steps that have nothing to do: of what was left for later, and of a trial, which costs nothing. */
function stepsWithout({ data, secrets, records }: Draft, plan: DraftStart['plan']): readonly string[] {
  const hasPassword = secrets.has(databasePasswordField);
  return [
    ...(isDataProviderBegun(data.get('data_provider') ?? {}, hasPassword) ? [] : ['test_data_provider']),
    ...(records.premises > 0 ? [] : ['register_premises']),
    ...(plan === 'trial' ? ['capture'] : []),
  ];
}

/** The user who creates a draft, and the plan. */
export interface DraftStart {
  readonly userId: string;
  readonly plan: 'trial' | 'paid';
  /** Null where the bank's answer started it. */
  readonly caller: Caller | null;
}

/**
 * The draft becomes `creating`, with its operation and its job; answers the operation. Where another call was faster,
 * it stays as that one left it, and null is answered.
 */
export async function startDraft(
  tx: Transaction,
  dependencies: ProvisioningDependencies,
  { userId, plan, caller }: DraftStart,
  tenant: TenantRow,
): Promise<string | null> {
  const now = dependencies.clock();
  const draft = await loadDraft(tx, tenant.id);
  refuseIncomplete(draft);
  if (tenant.urlName === null) throw new InvalidInput({ 'application.url_name': ['url_name_taken'] });
  const change = { lastModifiedBy: userId, updatedAt: now };
  if (!(await updateTenant(tx, tenant.id, ['draft'], { ...change, state: 'creating' }))) return null;
  const application: ApplicationDraft = draft.data.get('application') ?? {};
  if (plan === 'trial') await insertTrial(tx, tenant.id, trialKey(application, tenant.authorId));
  else await insertPaid(tx, tenant.id);
  const operationId = await startOperation(tx, dependencies, {
    tenantId: tenant.id,
    kind: 'create',
    userId,
    now,
    without: stepsWithout(draft, plan),
  });
  await writeAudit(tx, {
    actorId: userId,
    action: 'tenant.start',
    outcome: 'done',
    subjectType: 'tenant',
    subjectId: tenant.id,
    requestId: caller?.requestId ?? null,
    ip: caller?.ip ?? null,
    after: { operation: operationId, url_name: tenant.urlName, plan },
    at: now,
  });
  return operationId;
}
