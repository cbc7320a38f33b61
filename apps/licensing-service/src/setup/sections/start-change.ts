import type { SectionName } from '@atrium/api-client/contract';
import { Conflict, NotFound, type Transaction } from '../../platform';
import { findTenant, liveStates, type TenantCall, type TenantHead, type tenants, updateTenant } from '../../tenants';
import type { Section } from './section';

export interface Change {
  readonly id: string;
  readonly now: Date;
  /** What of the tenant itself changes along. */
  readonly tenant?: Partial<typeof tenants.$inferInsert>;
}

type Changed = { readonly name: SectionName } & Pick<Section, 'changesAlive'>;

const beforeLife = ['draft', 'failed'] as const;

/**
 * Begins a change of a section in this transaction: other changes of the tenant wait until it ends.
 * @throws NotFound, or Conflict where the section can no longer be changed. Answers the tenant as it was.
 */
export async function startChange(
  tx: Transaction,
  call: TenantCall,
  { name, changesAlive }: Changed,
  { id, now, tenant = {} }: Change,
): Promise<TenantHead> {
  const head = await findTenant(tx, call.scope, id);
  if (head === null) throw new NotFound('tenant_not_found');
  const change = { ...tenant, section: name, lastModifiedBy: call.user.id, updatedAt: now, expiryNoticeAt: null };
  const states = changesAlive ? [...beforeLife, ...liveStates] : beforeLife;
  if (!(await updateTenant(tx, id, states, change))) throw new Conflict('not_a_draft');
  return head;
}
