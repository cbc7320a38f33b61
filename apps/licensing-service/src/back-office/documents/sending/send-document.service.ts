import { type BodyOf, type DocumentSend, pdfMediaType } from '@atrium/api-client/contract';
import type { CallOf, sendDocumentSchema } from '@atrium/api-client/contract/schemas';
import {
  asService,
  findMailDeliveries,
  InvalidInput,
  type MailDelivery,
  NotFound,
  type Remember,
  TooManyRequests,
  writeAudit,
  writeLetter,
} from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { fileNameOf } from '../../file-name-of';
import { documentAudit, type DocumentCall } from '../document-audit';
import { lockDocument, updateDocument } from '../document.repository';
import { type DocumentDependencies, existing } from '../document.service';
import { findVersion } from '../versions/document-version.repository';
import { findRecipients } from './document-letter.service';
import { type DocumentSendRow, findSends, insertSends } from './document-send.repository';

export type SendingDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'jobs' | 'settings' | 'mailer' | 'rateCounters'
>;

const toSend = ({ send, author }: DocumentSendRow, delivery: MailDelivery | undefined): DocumentSend => ({
  id: send.id,
  number: send.number,
  recipient: send.recipient,
  state: delivery?.state ?? 'waiting',
  reason: delivery?.state === 'refused' ? delivery.reason : null,
  author,
  created_at: send.createdAt.toISOString(),
});

/** The e-mails with versions of a document, newest first. */
export const readSends = ({ database }: Pick<DocumentDependencies, 'database'>, id: string): Promise<DocumentSend[]> =>
  asService(database, 'no-tenant', async (tx) => {
    await existing(tx, id);
    const sends = await findSends(tx, id);
    const deliveries = await findMailDeliveries(
      tx,
      sends.map(({ send }) => send.mailId),
    );
    return sends.map((row) => toSend(row, deliveries.get(row.send.mailId)));
  });

/** The route has counted one e-mail. */
async function countMails({ rateCounters, clock }: SendingDependencies, userId: string, mails: number): Promise<void> {
  for (let counted = 1; counted < mails; counted += 1) {
    const retryAfter = await rateCounters.hit('documentMail', userId, clock());
    if (retryAfter !== null) throw new TooManyRequests(retryAfter);
  }
}

/**
 * Sends the PDF of a version to contacts of the customer, one e-mail each.
 *
 * @throws InvalidInput for contacts of someone else, TooManyRequests for more e-mails than a user may send in an hour
 */
export async function sendDocument(
  dependencies: SendingDependencies,
  call: DocumentCall,
  id: string,
  { number, contact_ids: contactIds, language, subject, message }: BodyOf<CallOf<typeof sendDocumentSchema>>,
  remember: Remember,
): Promise<string> {
  const { database, clock } = dependencies;
  await countMails(dependencies, call.user.id, new Set(contactIds).size);
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const document = await lockDocument(tx, id);
    if (document === null) throw new NotFound('document_not_found');
    const version = await findVersion(tx, id, number);
    if (version === null) throw new InvalidInput({ number: ['not_a_choice'] });
    const recipients = await findRecipients(tx, document.customerId);
    const chosen = recipients.filter((contact) => contactIds.includes(contact.id));
    if (chosen.length < new Set(contactIds).size) throw new InvalidInput({ contact_ids: ['not_a_choice'] });
    const { pdf, size } = version.version;
    const attachment = {
      kind: 'file',
      id: pdf,
      name: fileNameOf(document.title, 'pdf'),
      mediaType: pdfMediaType,
      size,
    } as const;
    const sends = [];
    for (const { value: recipient } of chosen) {
      const mailId = await writeLetter(tx, dependencies, { to: recipient, language, subject, message, attachment, at });
      sends.push({ documentId: id, number, recipient, mailId, authorId: call.user.id, createdAt: at });
    }
    await insertSends(tx, sends);
    const changes = { state: 'sent' as const, lastModifiedBy: call.user.id, updatedAt: at };
    await updateDocument(tx, id, document.version, changes);
    const sent = { state: 'sent', currentVersion: number, recipients: chosen.length };
    await writeAudit(tx, {
      ...documentAudit(call, id, at),
      action: 'document.send',
      before: { state: document.state },
      after: sent,
    });
    await remember(tx, id);
    return id;
  });
}
