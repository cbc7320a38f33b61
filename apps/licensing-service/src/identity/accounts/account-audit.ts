import type { AuditEntry, Caller } from '../../platform';

/** Audit fields of a change by a user to their own account. */
export function accountAudit(
  { requestId, ip }: Pick<Caller, 'requestId' | 'ip'>,
  userId: string,
  at: Date,
): Omit<AuditEntry, 'action'> {
  return { actorId: userId, outcome: 'done', subjectType: 'user', subjectId: userId, requestId, ip, at };
}
