import type { AuditEntry, Caller, SessionUser } from '../../platform';

/** Who changes an invitation. */
export interface InvitationCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** The fields that every audit entry about an invitation shares. */
export const invitationAudit = (
  { user, caller }: InvitationCall,
  id: string,
  at: Date,
): Omit<AuditEntry, 'action'> => ({
  actorId: user.id,
  outcome: 'done',
  subjectType: 'invitation',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});
