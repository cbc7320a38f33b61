import type { BodyOf, TemplateVersion } from '@atrium/api-client/contract';
import type {
  CallOf,
  createTemplateVersionSchema,
  restoreTemplateVersionSchema,
} from '@atrium/api-client/contract/schemas';
import {
  asService,
  inScope,
  NotFound,
  openStoredFile,
  type Remember,
  Stale,
  type Transaction,
  writeAudit,
} from '../../platform';
import { fileNameOf } from '../file-name-of';
import { mergeFields, tagNamesOf } from './asked-fields';
import { documentTemplateAudit, type DocumentTemplateCall } from './document-template-audit';
import {
  findTemplateVersion,
  findTemplateVersions,
  insertTemplateVersion,
  type TemplateVersionRow,
  updateDocumentTemplate,
} from './document-template.repository';
import { type DocumentTemplateDependencies, existingTemplate, readIn, takeFile } from './document-template.service';
import { toTemplateVersion } from './template-version-view';
import type { TemplateFileRow } from './files/template-file.repository';
import { findPdf, type TemplateFileDependencies } from './files/template-file.service';

interface VersionParams {
  readonly id: string;
  readonly number: number;
}

/** The versions of a template, newest first. */
export const readTemplateVersions = (
  { database }: Pick<DocumentTemplateDependencies, 'database'>,
  { user }: DocumentTemplateCall,
  id: string,
): Promise<TemplateVersion[]> =>
  inScope(database, { userId: user.id }, async (tx) => {
    await existingTemplate(tx, id);
    return (await findTemplateVersions(tx, id)).map(toTemplateVersion);
  });

/** Makes an uploaded file the next version. Returns the id of the template. */
export function createTemplateVersion(
  { database, clock }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  id: string,
  { file_id: fileId, note = null, _version: version }: BodyOf<CallOf<typeof createTemplateVersionSchema>>,
  remember: Remember,
): Promise<string> {
  return asService(database, 'no-tenant', async (tx) => {
    const file = await takeFile(tx, call, fileId);
    const at = clock();
    const number = await addVersion(tx, call, { id, version, file, at, note });
    const after = { currentVersion: number, fileName: file.name, size: file.size, pages: file.pages, note };
    const entry = documentTemplateAudit(call, id, at);
    await writeAudit(tx, { ...entry, action: 'document-template.add-version', after });
    await remember(tx, id);
    return id;
  });
}

/** Makes the file of an earlier version the next version. Returns the id of the template. */
export function restoreTemplateVersion(
  { database, clock }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  { id, number }: VersionParams,
  { _version: version }: BodyOf<CallOf<typeof restoreTemplateVersionSchema>>,
  remember: Remember,
): Promise<string> {
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const { file, version: earlier } = await existingVersion(tx, { id, number });
    const { note } = earlier;
    const current = await addVersion(tx, call, { id, version, file, at, note, restoredFrom: number });
    const after = { currentVersion: current, fileName: file.name, restoredFrom: number };
    const entry = documentTemplateAudit(call, id, at);
    await writeAudit(tx, { ...entry, action: 'document-template.restore-version', after });
    await remember(tx, id);
    return id;
  });
}

interface NewVersion {
  readonly id: string;
  /** The version of the record that the caller has seen. */
  readonly version: number;
  readonly file: TemplateFileRow;
  readonly note: string | null;
  readonly restoredFrom?: number;
  readonly at: Date;
}

/** Returns the number of the new version. */
async function addVersion(tx: Transaction, call: DocumentTemplateCall, added: NewVersion): Promise<number> {
  const { id, version, file, note, restoredFrom, at } = added;
  const { documentTemplate } = await existingTemplate(tx, id);
  const number = documentTemplate.currentVersion + 1;
  const { id: authorId } = call.user;
  const saved = await updateDocumentTemplate(tx, id, version, {
    currentVersion: number,
    fields: mergeFields(documentTemplate.fields, file.content),
    tagNames: tagNamesOf(file.content),
    lastModifiedBy: authorId,
    updatedAt: at,
  });
  if (!saved) throw new Stale(await readIn(tx, call, id));
  const row = { number, note, restoredFrom: restoredFrom ?? null, authorId, createdAt: at };
  await insertTemplateVersion(tx, { ...row, templateId: id, fileId: file.id });
  return number;
}

async function existingVersion(tx: Transaction, params: VersionParams): Promise<TemplateVersionRow> {
  const found = await findTemplateVersion(tx, params);
  if (found === null) throw new NotFound('template_not_found');
  return found;
}

/** The Word file of a version, to save. */
export async function openTemplateFile(
  { database, files }: Pick<TemplateFileDependencies, 'database' | 'files'>,
  { user }: DocumentTemplateCall,
  params: VersionParams,
) {
  const { file } = await inScope(database, { userId: user.id }, (tx) => existingVersion(tx, params));
  return { name: file.name, content: await openStoredFile(files, file.docx) };
}

/** The PDF of a version. */
export async function openTemplatePdf(
  dependencies: TemplateFileDependencies,
  { user }: DocumentTemplateCall,
  params: VersionParams,
  data: 'sample' | 'tags',
) {
  const { database, files } = dependencies;
  const { template, file } = await inScope(database, { userId: user.id }, async (tx) => {
    const { documentTemplate } = await existingTemplate(tx, params.id);
    return { template: documentTemplate, file: (await existingVersion(tx, params)).file };
  });
  const shown = { file, language: template.language, fields: mergeFields(template.fields, file.content) };
  const id = await findPdf(dependencies, shown, data === 'tags' ? 'tagged' : 'sample');
  return { name: fileNameOf(template.title, 'pdf'), content: await openStoredFile(files, id) };
}
