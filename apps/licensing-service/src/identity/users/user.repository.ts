import { and, eq, inArray, ne } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import type { Account } from '../accounts/account.repository';
import { users } from '../accounts/account.table';

/** Columns that users' transactions may read; enough for a list. */
const listed = {
  id: users.id,
  fullName: users.fullName,
  username: users.username,
  email: users.email,
  positionTitle: users.positionTitle,
  avatar: users.avatar,
  state: users.state,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
  version: users.version,
};

export type ListedAccount = Pick<Account, keyof typeof listed>;

export function findListedAccounts(db: DatabaseHandle, ids: readonly string[]): Promise<ListedAccount[]> {
  return db
    .select(listed)
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** An account that is not anonymised. */
export async function findUser(db: DatabaseHandle, id: string): Promise<Account | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.state, 'anonymised')));
  return found ?? null;
}
