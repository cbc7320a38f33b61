import { sql } from 'drizzle-orm';
import type { AuditEntry, Caller } from '../../platform';
import { recordedAccountFields } from './account-fields';
import { users } from './account.table';

/** Audit fields of a change by a user to their own account. */
export function accountAudit(
  { requestId, ip }: Pick<Caller, 'requestId' | 'ip'>,
  userId: string,
  at: Date,
): Omit<AuditEntry, 'action'> {
  const title = sql`(select ${users.fullName} from ${users} where ${users.id} = ${userId})`;
  const subject = { subjectType: 'user', subjectId: userId, title, fields: recordedAccountFields };
  return { actorId: userId, outcome: 'done', ...subject, requestId, ip, at };
}
