import { and, eq, sql } from 'drizzle-orm';
import { auditEntries, type DatabaseHandle } from '../../platform';
import { type Account, findAccountsByEmail, normalizeEmail } from './account.repository';

/** The e-mail of an account, and those that it had before unless another account has them now. */
export async function emailsOf(db: DatabaseHandle, { id, email }: Pick<Account, 'id' | 'email'>): Promise<string[]> {
  const { action, before, subjectType, subjectId } = auditEntries;
  const isChange = eq(action, 'auth.email_changed');
  const rows = await db
    .selectDistinct({ email: sql<string>`${before} ->> 'email'` })
    .from(auditEntries)
    .where(and(eq(subjectType, 'user'), eq(subjectId, id), isChange));
  const former = rows.map((row) => normalizeEmail(row.email));
  const others = (await findAccountsByEmail(db, former)).filter((account) => account.id !== id);
  const taken = new Set(others.map((account) => normalizeEmail(account.email)));
  return [normalizeEmail(email), ...former.filter((one) => !taken.has(one))];
}
