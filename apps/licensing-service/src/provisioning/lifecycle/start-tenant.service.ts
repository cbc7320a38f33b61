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
  isDataProviderStarted,
  loadDraft,
  assertComplete,
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
  tenantSubject,
} from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';

/** Starts creating a company CRM from its draft. Idempotent: a repeated call returns the same operation. */
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

/** Steps to skip: those of optional sections left empty, and `capture` in a trial. */
function stepsToSkip({ data, secrets, records }: Draft, plan: DraftStart['plan']): readonly string[] {
  const hasPassword = secrets.has(databasePasswordField);
  return [
    ...(isDataProviderStarted(data.get('data_provider') ?? {}, hasPassword) ? [] : ['test_data_provider']),
    ...(records.premises > 0 ? [] : ['register_premises']),
    ...(plan === 'trial' ? ['capture'] : []),
  ];
}

export interface DraftStart {
  readonly userId: string;
  readonly plan: 'trial' | 'paid';
  /** Null if a payment event started the creation. */
  readonly caller: Caller | null;
}

/**
 * Moves the draft to `creating` and enqueues its operation. Returns the operation id, or null if a concurrent call
 * started the draft first.
 */
export async function startDraft(
  tx: Transaction,
  dependencies: ProvisioningDependencies,
  { userId, plan, caller }: DraftStart,
  tenant: TenantRow,
): Promise<string | null> {
  const now = dependencies.clock();
  const draft = await loadDraft(tx, tenant.id);
  assertComplete(draft);
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
    skip: stepsToSkip(draft, plan),
  });
  await writeAudit(tx, {
    actorId: userId,
    action: 'tenant.start',
    outcome: 'done',
    ...tenantSubject(tenant.id),
    requestId: caller?.requestId ?? null,
    ip: caller?.ip ?? null,
    after: { operation: operationId, url_name: tenant.urlName, plan },
    at: now,
  });
  return operationId;
}
