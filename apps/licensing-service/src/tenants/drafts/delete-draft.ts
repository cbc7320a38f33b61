import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform';
import { deleteOperationsOf } from '../operations/operation.repository';
import { destroySecrets } from '../secrets/tenant-secrets';
import { updateTenant } from '../tenant.repository';
import { tenants } from '../tenant.table';
import type { DraftRemoval } from './draft-removal';

/** `draft_has_credit` and `not_a_draft`: nothing was changed. */
export type DeleteDraftResult = 'deleted' | 'not_a_draft' | 'draft_has_credit';

/** Deletes a draft and all its rows; closes it instead if it has an invoice or an unfinished payment. */
export async function deleteDraft(
  tx: Transaction,
  { draftRemoval }: { readonly draftRemoval: DraftRemoval },
  id: string,
  now: Date,
): Promise<DeleteDraftResult> {
  const [draft] = await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(eq(tenants.id, id), eq(tenants.state, 'draft')))
    .for('update');
  if (draft === undefined) return 'not_a_draft';
  if (await draftRemoval.hasCredit(tx, id)) return 'draft_has_credit';
  await destroySecrets(tx, id);
  if (await draftRemoval.hasMoney(tx, id)) {
    await updateTenant(tx, id, ['draft'], { state: 'closed', closedAt: now, urlName: null });
    return 'deleted';
  }
  await deleteOperationsOf(tx, id);
  await draftRemoval.deleteRows(tx, id);
  // The cascade deletes its members. Without members, row security would hide the draft from its owner.
  await tx.delete(tenants).where(eq(tenants.id, id));
  return 'deleted';
}
