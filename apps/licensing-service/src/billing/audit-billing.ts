import { type AuditEntry, writeAudit } from '../platform';
import { tenantAudit, type TenantCall, tenantSubject } from '../tenants';
import { recordedBillingFields } from './billing-fields';
import type { Work } from './work';

type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** Records what a user's call did with the plan or the money of a company CRM. */
export const auditCall = ({ tx, now }: Work, call: TenantCall, tenantId: string, entry: Entry): Promise<void> =>
  writeAudit(tx, { ...tenantAudit(call, tenantId, now), fields: recordedBillingFields, ...entry });

/** Records what took effect without a call. */
export const auditEffect = ({ tx, now }: Work, actorId: string | null, tenantId: string, entry: Entry): Promise<void> =>
  writeAudit(tx, {
    actorId,
    outcome: 'done',
    at: now,
    ...tenantSubject(tenantId),
    fields: recordedBillingFields,
    ...entry,
  });
