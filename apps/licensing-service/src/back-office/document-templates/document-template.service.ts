import type { BodyOf, DocumentTemplate } from '@atrium/api-client/contract';
import type {
  CallOf,
  createDocumentTemplateSchema,
  saveTemplateFieldsSchema,
  updateDocumentTemplateSchema,
} from '@atrium/api-client/contract/schemas';
import {
  asService,
  Conflict,
  inScope,
  InvalidInput,
  NotFound,
  type Remember,
  Stale,
  type Transaction,
  writeAudit,
} from '../../platform';
import { refuseIfUsed } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { recordedFields, requireSameFields, tagNamesOf } from './asked-fields';
import { checkOptions } from './check-options';
import { noMailTexts } from './mail-texts/no-mail-texts';
import { documentTemplateAudit, type DocumentTemplateCall } from './document-template-audit';
import {
  deleteDocumentTemplate,
  type DocumentTemplateRow,
  findDocumentTemplate,
  findTemplateVersions,
  insertDocumentTemplate,
  insertTemplateVersion,
  updateDocumentTemplate,
} from './document-template.repository';
import { toDocumentTemplate } from './document-template-view';
import {
  lockTemplateFile,
  markTemplateFilesUnused,
  markTemplateFileUsed,
  type TemplateFileRow,
} from './files/template-file.repository';

export type DocumentTemplateDependencies = Pick<BackOfficeDependencies, 'database' | 'clock' | 'references'>;

export async function existingTemplate(tx: Transaction, id: string): Promise<DocumentTemplateRow> {
  const row = await findDocumentTemplate(tx, id);
  if (row === null) throw new NotFound('template_not_found');
  return row;
}

export const readIn = async (tx: Transaction, { user }: DocumentTemplateCall, id: string): Promise<DocumentTemplate> =>
  toDocumentTemplate(await existingTemplate(tx, id), user);

export const readDocumentTemplate = (
  { database }: Pick<DocumentTemplateDependencies, 'database'>,
  call: DocumentTemplateCall,
  id: string,
): Promise<DocumentTemplate> => inScope(database, { userId: call.user.id }, (tx) => readIn(tx, call, id));

/** Takes a file that the caller uploaded and no version uses yet. */
export async function takeFile(tx: Transaction, { user }: DocumentTemplateCall, id: string): Promise<TemplateFileRow> {
  const file = await lockTemplateFile(tx, id, user.id);
  if (file === null) throw new InvalidInput({ file_id: ['not_a_choice'] }, 'template_file_gone');
  await markTemplateFileUsed(tx, id);
  return file;
}

export function createDocumentTemplate(
  { database, clock }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  { file_id: fileId, ...input }: BodyOf<CallOf<typeof createDocumentTemplateSchema>>,
  remember: Remember,
): Promise<string> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    await checkOptions(tx, input);
    const file = await takeFile(tx, call, fileId);
    const { fields } = file.content;
    const id = await insertWithVersion(tx, call, { ...input, fields, mailTexts: noMailTexts, file, at });
    const after = { ...input, currentVersion: 1, fileName: file.name, size: file.size, pages: file.pages };
    await writeAudit(tx, { ...documentTemplateAudit(call, id, at), action: 'document-template.create', after });
    await remember(tx, id);
    return id;
  });
}

/** The copy begins with the current version as its first. */
export function duplicateDocumentTemplate(
  { database, clock }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  source: string,
  remember: Remember,
): Promise<string> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { documentTemplate, file } = await existingTemplate(tx, source);
    const { title, category, view, language, active, fields, mailTexts } = documentTemplate;
    const input = { title, category, view, language, active };
    await checkOptions(tx, input);
    const id = await insertWithVersion(tx, call, { ...input, fields, mailTexts, file, at });
    const entry = documentTemplateAudit(call, id, at);
    await writeAudit(tx, { ...entry, action: 'document-template.duplicate', after: input });
    await remember(tx, id);
    return id;
  });
}

interface NewTemplate
  extends
    Omit<BodyOf<CallOf<typeof createDocumentTemplateSchema>>, 'file_id'>,
    Pick<DocumentTemplateRow['documentTemplate'], 'fields' | 'mailTexts'> {
  readonly file: TemplateFileRow;
  readonly at: Date;
}

async function insertWithVersion(
  tx: Transaction,
  { user }: DocumentTemplateCall,
  { file, at, ...row }: NewTemplate,
): Promise<string> {
  const people = { authorId: user.id, lastModifiedBy: user.id };
  const state = { currentVersion: 1, tagNames: tagNamesOf(file.content), createdAt: at, updatedAt: at };
  const id = await insertDocumentTemplate(tx, { ...row, ...people, ...state });
  await insertTemplateVersion(tx, { templateId: id, number: 1, fileId: file.id, authorId: user.id, createdAt: at });
  return id;
}

export function changeDocumentTemplate(
  { database, clock }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  id: string,
  { _version: version, ...input }: BodyOf<CallOf<typeof updateDocumentTemplateSchema>>,
): Promise<DocumentTemplate> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { documentTemplate } = await existingTemplate(tx, id);
    await checkOptions(tx, input);
    const people = { lastModifiedBy: call.user.id, updatedAt: at };
    if (!(await updateDocumentTemplate(tx, id, version, { ...input, ...people })))
      throw new Stale(await readIn(tx, call, id));
    const { title, category, view, language, active } = documentTemplate;
    const before = { title, category, view, language, active };
    const entry = documentTemplateAudit(call, id, at);
    await writeAudit(tx, { ...entry, action: 'document-template.update', before, after: input });
    return readIn(tx, call, id);
  });
}

/** Saves label, type and order of the fields that authors are asked for. */
export function saveTemplateFields(
  { database, clock }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  id: string,
  { _version: version, fields }: BodyOf<CallOf<typeof saveTemplateFieldsSchema>>,
): Promise<DocumentTemplate> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { documentTemplate } = await existingTemplate(tx, id);
    if (documentTemplate.version !== version) throw new Stale(await readIn(tx, call, id));
    requireSameFields(documentTemplate.fields, fields);
    const change = { fields, lastModifiedBy: call.user.id, updatedAt: at };
    if (!(await updateDocumentTemplate(tx, id, version, change))) throw new Stale(await readIn(tx, call, id));
    await writeAudit(tx, {
      ...documentTemplateAudit(call, id, at),
      action: 'document-template.save-fields',
      before: { askedFields: recordedFields(documentTemplate.fields) },
      after: { askedFields: recordedFields(fields) },
    });
    return readIn(tx, call, id);
  });
}

/**
 * @throws Conflict if it comes with the product
 * @throws InUse if documents were made from it
 */
export function removeDocumentTemplate(
  { database, clock, references }: DocumentTemplateDependencies,
  call: DocumentTemplateCall,
  id: string,
): Promise<void> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { documentTemplate } = await existingTemplate(tx, id);
    if (documentTemplate.builtIn !== null) throw new Conflict('template_built_in');
    await refuseIfUsed(tx, references, 'document-templates', [id]);
    const files = (await findTemplateVersions(tx, id)).map(({ file }) => file.id);
    await deleteDocumentTemplate(tx, id);
    await markTemplateFilesUnused(tx, files, at);
    const { title, category, view, language, active } = documentTemplate;
    const before = { title, category, view, language, active };
    const entry = documentTemplateAudit(call, id, at);
    await writeAudit(tx, { ...entry, action: 'document-template.delete', title, before });
  });
}
