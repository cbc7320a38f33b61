import type { TemplateMailTexts } from '@atrium/api-client/contract';
import { noMailTexts } from '../../back-office/document-templates/mail-texts/no-mail-texts';
import { documentTemplates, templateFiles, templateVersions } from '../../schema';
import type { TestApp } from '../test-app';
import { sampleContent, sampleTemplate } from './sample-template';

/** Stores a template of documents. Returns its id. */
export async function writeTemplate(
  { database, dependencies }: Pick<TestApp, 'database' | 'dependencies'>,
  authorId: string,
  title = 'Ponudba',
  mailTexts: TemplateMailTexts = noMailTexts,
): Promise<string> {
  const at = dependencies.clock();
  const { id: docx } = await dependencies.files.put([await sampleTemplate()], 20_000_000);
  const file = { name: 'ponudba.docx', size: 1, pages: 1, content: sampleContent, docx, sample: docx, tagged: docx };
  const [stored] = await database
    .insert(templateFiles)
    .values({ ...file, uploadedAt: at })
    .returning();
  const { fields, tags } = sampleContent;
  const [template] = await database
    .insert(documentTemplates)
    .values({
      title,
      category: 'offer',
      view: 'portrait',
      language: 'sl',
      active: true,
      currentVersion: 1,
      fields,
      mailTexts,
      tagNames: tags.map(({ name }) => name).join('\n'),
      authorId,
      lastModifiedBy: authorId,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (stored === undefined || template === undefined) throw new Error('The template was not written.');
  const version = { templateId: template.id, number: 1, fileId: stored.id, authorId, createdAt: at };
  await database.insert(templateVersions).values(version);
  return template.id;
}
