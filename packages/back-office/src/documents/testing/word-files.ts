import { otherSession } from './edit-session';
import type { FakeDocuments } from './fake-documents';
import { documentId } from './sample-documents';

/** The Word file of the sample document arrives damaged. */
export function damageWordFile({ answerNext }: FakeDocuments): void {
  answerNext(`GET /documents/${documentId}/versions/2/word`, new Response('PK'));
}

const problem = (status: number, body: object) =>
  new Response(JSON.stringify({ title: 'Refused', status, ...body }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const session = (id: string) => `POST /documents/${documentId}/edit-sessions/${id}`;

/** The service refuses the file that is saved next. */
export function refuseSaved({ answerNext }: FakeDocuments, sessionId: string): void {
  const errors = { file: ['The document has more than 200 pages.'] };
  answerNext(`${session(sessionId)}/file`, problem(422, { errors }));
}

/** The page has lost its lock to a colleague. */
export function loseLock({ answerNext }: FakeDocuments, sessionId: string): void {
  const editing = { ...otherSession, own: false };
  answerNext(`${session(sessionId)}/extend`, problem(409, { code: 'document_locked', editing }));
}
