import type { SectionName } from '@atrium/api-client/contract';
import { Conflict, NotFound, type Transaction } from '../../platform';
import { findTenant, liveStates, type TenantCall, type TenantHead, type tenants, updateTenant } from '../../tenants';
import type { Section } from './section';

export interface Change {
  readonly id: string;
  readonly now: Date;
  /** Columns of the tenant to update as well. */
  readonly tenant?: Partial<typeof tenants.$inferInsert>;
}

type ChangedSection = { readonly name: SectionName } & Pick<Section, 'editableWhenLive'>;

const preparationStates = ['draft', 'failed'] as const;

/**
 * Starts a change of a section. Locks the tenant until the transaction ends; returns the tenant before the change.
 * @throws NotFound, or Conflict if the section can no longer be changed
 */
export async function startChange(
  tx: Transaction,
  call: TenantCall,
  { name, editableWhenLive }: ChangedSection,
  { id, now, tenant = {} }: Change,
): Promise<TenantHead> {
  const head = await findTenant(tx, call.scope, id);
  if (head === null) throw new NotFound('tenant_not_found');
  const change = { ...tenant, section: name, lastModifiedBy: call.user.id, updatedAt: now, expiryNoticeAt: null };
  const states = editableWhenLive ? [...preparationStates, ...liveStates] : preparationStates;
  if (!(await updateTenant(tx, id, states, change))) throw new Conflict('not_a_draft');
  return head;
}
