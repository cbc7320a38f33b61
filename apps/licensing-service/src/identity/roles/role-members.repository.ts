import type { Transaction } from '../../platform';
import { roleMembers } from './role.table';

/** Does nothing if the user already has the role. */
export async function addRoleMember(tx: Transaction, member: typeof roleMembers.$inferInsert): Promise<void> {
  await tx.insert(roleMembers).values(member).onConflictDoNothing();
}
