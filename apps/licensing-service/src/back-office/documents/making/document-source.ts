import type { DocumentContent, TemplateContent, TemplateField, TemplateMailTexts } from '@atrium/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../identity';
import type { DatabaseHandle } from '../../../platform';
import { customers } from '../../customers/customer.table';
import { documentTemplates, templateFiles, templateVersions } from '../../document-templates/document-template.table';
import { type CodelistKeys, findItemOptions } from './item-options';

/** Everything that the values of a document come from. */
export interface DocumentSource {
  readonly template: {
    readonly id: string;
    readonly title: string;
    readonly language: 'en' | 'sl';
    readonly version: number;
    /** Id of the Word file in the file store. */
    readonly docx: string;
    readonly content: TemplateContent;
    /** The fields that the author is asked for. */
    readonly fields: readonly TemplateField[];
    readonly mailTexts: TemplateMailTexts;
  };
  readonly customer: typeof customers.$inferSelect | null;
  readonly author: Pick<typeof users.$inferSelect, 'fullName' | 'email' | 'phone' | 'positionTitle'>;
  readonly options: CodelistKeys;
}

/** Reads what a document is made from. Parts that do not exist are null. */
export async function findSource(
  db: DatabaseHandle,
  { template_id: templateId, customer_id: customerId }: DocumentContent,
  authorId: string,
): Promise<Omit<DocumentSource, 'template'> & { readonly template: DocumentSource['template'] | null }> {
  const [template] = await db
    .select({
      id: documentTemplates.id,
      title: documentTemplates.title,
      language: documentTemplates.language,
      version: documentTemplates.currentVersion,
      fields: documentTemplates.fields,
      mailTexts: documentTemplates.mailTexts,
      docx: templateFiles.docx,
      content: templateFiles.content,
    })
    .from(documentTemplates)
    .innerJoin(
      templateVersions,
      and(
        eq(templateVersions.templateId, documentTemplates.id),
        eq(templateVersions.number, documentTemplates.currentVersion),
      ),
    )
    .innerJoin(templateFiles, eq(templateFiles.id, templateVersions.fileId))
    .where(eq(documentTemplates.id, templateId));
  const [customer] = customerId === null ? [] : await db.select().from(customers).where(eq(customers.id, customerId));
  const { fullName, email, phone, positionTitle } = users;
  const [author] = await db.select({ fullName, email, phone, positionTitle }).from(users).where(eq(users.id, authorId));
  if (author === undefined) throw new Error('The author does not exist.');
  const options = await findItemOptions(db, template?.language ?? 'en');
  return { template: template ?? null, customer: customer ?? null, author, options };
}
