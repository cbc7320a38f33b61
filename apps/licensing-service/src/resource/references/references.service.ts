import type { ReferenceGroup } from '@atrium/api-client/contract';
import { type Caller, type Database, type DatabaseHandle, hasPermission, inScope } from '../../platform';
import type { SessionUser, Transaction } from '../../platform';
import { InUse } from './in-use';
import { type Reference, referencesTo, type Uses } from './reference';
import { countUses, findReferring, lockTarget, moveReferences, shareTarget } from './reference.repository';

const none: Uses = { uses: 0, kept: 0 };

/** Counts the records that refer to each of these records; null if no room refers to this kind. */
export async function readUses(
  db: DatabaseHandle,
  references: readonly Reference[],
  to: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Uses> | null> {
  const declared = referencesTo(references, to);
  if (declared.length === 0) return null;
  const total = new Map(keys.map((key) => [key, none]));
  for (const reference of declared)
    for (const { key, uses, kept } of await countUses(db, reference, keys)) {
      const before = total.get(key) ?? none;
      total.set(key, { uses: before.uses + uses, kept: before.kept + kept });
    }
  return total;
}

/** Like `readUses`, and lets no record refer to these ones until the transaction ends. */
export async function lockUses(
  tx: Transaction,
  references: readonly Reference[],
  to: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Uses> | null> {
  if (referencesTo(references, to).length === 0) return null;
  for (const key of keys.toSorted()) await lockTarget(tx, to, key);
  return readUses(tx, references, to, keys);
}

/**
 * Call it before records are deleted, in the same transaction.
 *
 * @throws InUse with the number of referring records
 */
export async function refuseIfUsed(
  tx: Transaction,
  references: readonly Reference[],
  to: string,
  keys: readonly string[],
): Promise<void> {
  const used = await lockUses(tx, references, to, keys);
  const uses = [...(used?.values() ?? [])].reduce((total, { uses: count }) => total + count, 0);
  if (uses > 0) throw new InUse(uses);
}

/**
 * Call it before a record stores the key of another one, in the same transaction, and then check that the other one
 * exists: until the transaction ends, it is neither deleted nor replaced.
 */
export const holdTarget = shareTarget;

/** Moves the references from one record to another, in the transaction that then deletes the first. Returns their number. */
export async function replaceReferences(
  tx: Transaction,
  references: readonly Reference[],
  to: string,
  { from, by }: { readonly from: string; readonly by: string },
): Promise<Uses> {
  const moved = (await lockUses(tx, references, to, [from]))?.get(from) ?? none;
  await holdTarget(tx, to, by);
  for (const reference of referencesTo(references, to)) await moveReferences(tx, reference, from, by);
  return moved;
}

const shownRecords = 10;

interface ReferencesRequest {
  readonly references: readonly Reference[];
  readonly to: string;
  readonly key: string;
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** The records that refer to a record: their number by module, and the newest that the user may see. */
export async function listReferences(
  database: Database,
  { references, to, key, user, caller }: ReferencesRequest,
): Promise<ReferenceGroup[]> {
  const groups: ReferenceGroup[] = [];
  for (const reference of referencesTo(references, to)) {
    const { listing, href } = reference;
    const [counted = none] = await countUses(database, reference, [key]);
    const { list } = listing.resource.access;
    const canSee = list.kind !== 'permission' || hasPermission(user, list.permission);
    const context = { user, language: caller.language, scope: listing.scopeOf(user) };
    const rows = !canSee
      ? []
      : await inScope(database, context.scope, async (tx) => {
          const ids = await findReferring(tx, reference, key, listing.within?.(context.scope), shownRecords);
          const byId = new Map((await listing.rows(tx, ids, context)).map((row) => [row.id, row]));
          return ids.flatMap((id) => byId.get(id) ?? []);
        });
    const records = rows.map((row) => ({ id: row.id, ...listing.option(row, caller.language), href: href(row.id) }));
    groups.push({ module: listing.resource.route, uses: counted.uses, kept: counted.kept, records });
  }
  return groups;
}
