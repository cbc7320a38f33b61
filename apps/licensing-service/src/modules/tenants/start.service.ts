import type { ApplicationDraft } from '@atrium/api-client/contract';
import { writeAudit } from '../../audit/audit';
import type { Transaction } from '../../database/database';
import { inScope } from '../../database/scope';
import { constraintOf } from '../../database/sql-state';
import { Conflict, InvalidInput, NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { secretsSetAt } from '../../secrets/tenant-secrets';
import { countFiscalRecords } from '../fiscalization/count-records';
import { findLatestOperation, type OperationRecord } from '../operations/operation.repository';
import { retryOperation, startOperation } from '../operations/operation.service';
import { checkDraft, type Draft } from './check-draft';
import type { TenantCall } from './tenant-call';
import { passwordField } from './sections/application.section';
import { findSections } from './sections/section.repository';
import { insertTrial } from './subscription.repository';
import { findTenant, updateTenant, type TenantHead } from './tenant.repository';
import { trialKey } from './trial-key';

/** The draft as it is stored; a password handed over counts as set. */
export async function loadDraft(tx: Transaction, tenantId: string, passwordHandedOver = false): Promise<Draft> {
  const sections = await findSections(tx, tenantId);
  const setAt = await secretsSetAt(tx, tenantId);
  return {
    data: new Map([...sections].map(([name, { data }]) => [name, data])),
    secrets: new Set([...setAt.keys(), ...(passwordHandedOver ? [passwordField] : [])]),
    records: await countFiscalRecords(tx, tenantId),
  };
}

export function refuseIncomplete(draft: Draft): void {
  const problems = checkDraft(draft);
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}

/** Starts creating a company CRM from its draft. However often it is asked, there is one operation. */
export async function startTenant(parts: Parts, call: TenantCall, id: string): Promise<OperationRecord> {
  try {
    return await inScope(parts.database, call.scope, async (tx) => {
      const head = await findTenant(tx, call.scope, id);
      if (head === null) throw new NotFound('tenant_not_found');
      if (head.tenant.state === 'draft') await startDraft(tx, parts, call, head);
      const record = await findLatestOperation(tx, id);
      if (record?.operation.kind !== 'create') throw new Conflict('not_a_draft');
      return record.operation.state === 'failed'
        ? retryOperation(tx, parts, record.operation.id, parts.clock())
        : record;
    });
  } catch (error) {
    if (constraintOf(error) === 'subscriptions_trial_key_unique')
      throw new InvalidInput({ 'subscription.plan': ['trial_used'] });
    throw error;
  }
}

/** The draft becomes `creating`, with its operation and its job, or, where another call was faster, stays as that one left it. */
async function startDraft(tx: Transaction, parts: Parts, call: TenantCall, { tenant }: TenantHead): Promise<void> {
  const now = parts.clock();
  const draft = await loadDraft(tx, tenant.id);
  refuseIncomplete(draft);
  if (tenant.urlName === null) throw new InvalidInput({ 'application.url_name': ['url_name_taken'] });
  const change = { lastModifiedBy: call.user.id, updatedAt: now };
  if (!(await updateTenant(tx, tenant.id, ['draft'], { ...change, state: 'creating' }))) return;
  const application: ApplicationDraft = draft.data.get('application') ?? {};
  await insertTrial(tx, tenant.id, trialKey(application, tenant.authorId));
  const operationId = await startOperation(tx, parts, {
    tenantId: tenant.id,
    kind: 'create',
    userId: call.user.id,
    now,
  });
  await writeAudit(tx, {
    actorId: call.user.id,
    action: 'tenant.start',
    outcome: 'done',
    subjectType: 'tenant',
    subjectId: tenant.id,
    requestId: call.caller.requestId,
    ip: call.caller.ip,
    after: { operation: operationId, url_name: tenant.urlName },
    at: now,
  });
}
