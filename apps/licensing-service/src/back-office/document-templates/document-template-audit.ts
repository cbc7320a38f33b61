import { sql } from 'drizzle-orm';
import type { Caller, SessionUser } from '../../platform';
import { documentTemplates } from './document-template.table';
import { recordedDocumentTemplateFields } from './recorded-document-template-fields';

export interface DocumentTemplateCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** The fields shared by every audit entry about a template. */
export const documentTemplateAudit = ({ user, caller }: DocumentTemplateCall, id: string, at: Date) => ({
  title: sql`(select ${documentTemplates.title} from ${documentTemplates} where ${documentTemplates.id} = ${id})`,
  fields: recordedDocumentTemplateFields,
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'document-template',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});
