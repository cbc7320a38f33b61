import type { AuditEntry, Caller } from '../../platform';

/** Where a change came from, for the audit. */
export function trailOf(
  { requestId, ip }: Pick<Caller, 'requestId' | 'ip'>,
  userId: string,
  at: Date,
): Omit<AuditEntry, 'action'> {
  return { actorId: userId, outcome: 'done', subjectType: 'user', subjectId: userId, requestId, ip, at };
}
