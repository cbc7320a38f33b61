import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maximumMediaBytes, type TemplateContent } from '@atrium/api-client/contract';
import { isNotNull } from 'drizzle-orm';
import { asService, packageFolder } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { tagNamesOf } from '../asked-fields';
import { documentTemplates, templateFiles, templateVersions } from '../document-template.table';
import { type BuiltInTemplate, builtInTemplates } from './built-in-templates';

/** What `built-in-templates.long.test.ts` finds in a Word file, and stores next to it. */
export interface TemplateFacts {
  readonly pages: number;
  readonly content: TemplateContent;
}

/** Path of the Word file of a template, or of what is in it. */
export const builtInFile = (name: string, kind: 'docx' | 'json'): string =>
  join(packageFolder, 'templates', `${name}.${kind}`);

type Dependencies = Pick<BackOfficeDependencies, 'database' | 'clock' | 'files'>;

/** Inserts missing templates that come with the product; existing ones stay as people changed them. */
export async function seedTemplates({ database, clock, files }: Dependencies): Promise<void> {
  const at = clock();
  const seeded = await database
    .select({ name: documentTemplates.builtIn })
    .from(documentTemplates)
    .where(isNotNull(documentTemplates.builtIn));
  const known = new Set(seeded.map(({ name }) => name));
  const missing = builtInTemplates.filter(({ name }) => !known.has(name));
  if (missing.length === 0) return;
  const read = await Promise.all(missing.map((template) => store(files, template)));
  await asService(database, 'start', async (tx) => {
    for (const { template, docx, size, pages, content } of read) {
      const { name, fields, mailTexts, language, title, category } = template;
      const columns = { title, category, view: 'portrait', language, active: true, fields: [...fields], builtIn: name };
      const state = { mailTexts, currentVersion: 1, tagNames: tagNamesOf(content), createdAt: at, updatedAt: at };
      const inserted = await tx
        .insert(documentTemplates)
        .values({ ...columns, ...state })
        .onConflictDoNothing()
        .returning({ id: documentTemplates.id });
      for (const { id } of inserted) {
        const facts = { name: `${title}.docx`, size, pages, content, docx, uploadedAt: at };
        const [file] = await tx.insert(templateFiles).values(facts).returning({ id: templateFiles.id });
        if (file === undefined) throw new Error('The row could not be inserted.');
        await tx.insert(templateVersions).values({ templateId: id, number: 1, fileId: file.id, createdAt: at });
      }
    }
  });
}

async function store(files: Dependencies['files'], template: BuiltInTemplate) {
  const bytes = await readFile(builtInFile(template.name, 'docx'));
  const facts = JSON.parse(await readFile(builtInFile(template.name, 'json'), 'utf8')) as TemplateFacts;
  const { id: docx, size } = await files.put([bytes], maximumMediaBytes);
  return { template, docx, size, ...facts };
}
