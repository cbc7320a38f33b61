import { type AnswerOf, type CustomerContact, fillMail } from '@atrium/api-client/contract';
import type { CallOf, documentLetterSchema } from '@atrium/api-client/contract/schemas';
import { eq } from 'drizzle-orm';
import { asService, type DatabaseHandle, type Seller, type Transaction } from '../../../platform';
import { customers } from '../../customers/customer.table';
import { usualMailTexts } from '../../document-templates/mail-texts/usual-mail-texts';
import type { DocumentCall } from '../document-audit';
import { contentIn, type DocumentDependencies, existing } from '../document.service';
import { findSource } from '../making/document-source';
import { knownValues } from '../making/document-values';
import { oneLine } from '../one-line';

type Letter = AnswerOf<CallOf<typeof documentLetterSchema>>;

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
  { database, settings }: Pick<DocumentDependencies, 'database'> & { readonly settings: { readonly seller: Seller } },
  call: DocumentCall,
  id: string,
): Promise<Letter> =>
  asService(database, 'no-tenant', async (tx) => {
    const { customerId } = (await existing(tx, id)).document;
    const recipients = await findRecipients(tx, customerId);
    return {
      recipients: recipients.map((contact) => ({ contact_id: contact.id, email: contact.value })),
      ...(await writeTexts(tx, call, id, settings.seller)),
    };
  });

/** The texts of the template in the language of the customer, with the values of the document. */
async function writeTexts(
  tx: Transaction,
  { user }: DocumentCall,
  id: string,
  seller: Seller,
): Promise<Pick<Letter, 'language' | 'subject' | 'message'>> {
  const { document } = await existing(tx, id);
  const content = await contentIn(tx, id);
  const { template, ...source } = await findSource(tx, content, user.id);
  if (template === null) throw new Error('A document has no template.');
  const language = source.customer?.language ?? template.language;
  const { number, title, createdAt: at } = document;
  const known = knownValues({ ...source, template: { ...template, language } }, content, { seller, number, title, at });
  const blank = Object.fromEntries(template.fields.map(({ name }) => [name, '']));
  const fill = (part: 'subject' | 'message') =>
    fillMail(template.mailTexts[`${part}_${language}`] ?? usualMailTexts[`${part}_${language}`], {
      ...blank,
      ...known.texts,
    });
  return { language, subject: oneLine(fill('subject')).replaceAll(/\s+/g, ' '), message: fill('message') };
}
