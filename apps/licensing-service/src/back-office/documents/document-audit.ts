import { sql } from 'drizzle-orm';
import type { Caller, SessionUser } from '../../platform';
import { documents } from './document.table';
import { recordedDocumentFields } from './recorded-document-fields';

export interface DocumentCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** Who changes a document: a caller, or a job in the name of a user. */
export interface DocumentActor {
  readonly user: Pick<SessionUser, 'id'>;
  readonly caller: { readonly requestId: string | null; readonly ip: string | null };
}

/** The fields shared by every audit entry about a document. */
export const documentAudit = ({ user, caller }: DocumentActor, id: string, at: Date) => ({
  title: sql`(select ${documents.title} from ${documents} where ${documents.id} = ${id})`,
  fields: recordedDocumentFields,
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'document',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});
