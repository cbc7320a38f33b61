import type { AnswerOf, CustomerContact } from '@atrium/api-client/contract';
import type { CallOf, documentLetterSchema } from '@atrium/api-client/contract/schemas';
import { eq } from 'drizzle-orm';
import { type DatabaseHandle, inScope, textOf } from '../../../platform';
import { customers } from '../../customers/customer.table';
import { documentTemplates } from '../../document-templates/document-template.table';
import type { DocumentCall } from '../document-audit';
import { type DocumentDependencies, existing } from '../document.service';
import type { DocumentRow } from '../document.repository';
import { oneLine } from '../one-line';

/** The e-mails to which a document of a customer may be sent. */
export async function findRecipients(
  db: DatabaseHandle,
  customerId: string | null,
): Promise<readonly CustomerContact[]> {
  if (customerId === null) return [];
  const { contacts } = customers;
  const [row] = await db.select({ contacts }).from(customers).where(eq(customers.id, customerId));
  return (row?.contacts ?? []).filter(({ type }) => type === 'email');
}

/** To whom a document can be sent, and what the e-mail begins with. */
export const readLetter = (
  { database, settings }: Pick<DocumentDependencies, 'database'> & { readonly settings: { seller: { name: string } } },
  { user }: DocumentCall,
  id: string,
): Promise<AnswerOf<CallOf<typeof documentLetterSchema>>> =>
  inScope(database, { userId: user.id }, async (tx) => {
    const { document } = await existing(tx, id);
    const recipients = await findRecipients(tx, document.customerId);
    const language = await languageOf(tx, document);
    const values = { title: oneLine(document.title), number: document.number, seller: settings.seller.name };
    return {
      recipients: recipients.map((contact) => ({ contact_id: contact.id, email: contact.value })),
      language,
      subject: textOf(language, 'messages.document_subject', values),
      message: textOf(language, 'messages.document_message', { ...values, author: user.fullName }),
    };
  });

/** The language of the customer, else of the template. */
async function languageOf(
  db: DatabaseHandle,
  { customerId, templateId }: DocumentRow['document'],
): Promise<'en' | 'sl'> {
  const [template] = await db
    .select({ language: documentTemplates.language })
    .from(documentTemplates)
    .where(eq(documentTemplates.id, templateId));
  const [customer] =
    customerId === null
      ? []
      : await db.select({ language: customers.language }).from(customers).where(eq(customers.id, customerId));
  return customer?.language ?? template?.language ?? 'en';
}
