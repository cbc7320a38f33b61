import { writeAudit } from '../../audit/audit';
import type { Transaction } from '../../database/database';
import { asService, inScope } from '../../database/scope';
import { Conflict, NotFound } from '../../http/errors';
import type { Remember } from '../../http/once-route';
import type { Parts } from '../../parts';
import { countOwnDrafts, deleteDraft, findTenant, insertDraft } from './tenant.repository';
import { audited, type TenantCall } from './tenant-call';

const mostDrafts = 5;

export function createDraft({ database, clock }: Parts, call: TenantCall, remember: Remember): Promise<string> {
  return inScope(database, { userId: call.user.id }, async (tx) => {
    const id = await addDraft(tx, call, clock());
    await remember(tx, id);
    return id;
  });
}

/** A draft of the caller's own, in a transaction of their own scope. */
export async function addDraft(tx: Transaction, call: TenantCall, now: Date): Promise<string> {
  if ((await countOwnDrafts(tx, call.user.id)) >= mostDrafts) throw new Conflict('too_many_drafts');
  const id = await insertDraft(tx, { userId: call.user.id, language: call.user.language, now });
  await writeAudit(tx, { ...audited(call, id, now), action: 'tenant.draft' });
  return id;
}

/** Removes a draft; its secrets and the key to them go with it. */
export async function discardDraft({ database, clock }: Parts, call: TenantCall, id: string): Promise<void> {
  const head = await inScope(database, call.scope, (tx) => findTenant(tx, call.scope, id));
  if (head === null) throw new NotFound('tenant_not_found');
  await asService(database, async (tx) => {
    const end = await deleteDraft(tx, id, clock());
    if (end !== 'gone') throw new Conflict(end);
    await writeAudit(tx, {
      ...audited(call, id, clock()),
      action: 'tenant.discard',
      before: { title: head.tenant.title },
    });
  });
}
