import {
  type CurrentUser,
  type DocumentTemplate,
  documentTemplatesResource,
  maximumMediaBytes,
  sourceOf,
  tagsOfMail,
  type TemplateFile,
  type TemplateMailTexts,
  type TemplateVersion,
  wordMediaType,
} from '../../contract';
import { can } from '../../session/can';
import { samplePdf } from '../documents/sample-pdf';
import type { FakeCall, Handlers } from '../http/call';
import { invalid, notFound, ProblemError, requireVersion } from '../http/problem';
import type { FakeRecord, FakeState } from '../state';
import { fakeContent } from './fake-content';

/** A stored template, with its versions, newest first, and their files. */
type FakeTemplate = FakeRecord &
  DocumentTemplate & {
    readonly versions: readonly { readonly version: TemplateVersion; readonly file: TemplateFile }[];
  };

const { route } = documentTemplatesResource;
const notAChoice = ['Choose one of the offered values.'];
const noMailTexts: TemplateMailTexts = { subject_en: null, message_en: null, subject_sl: null, message_sl: null };
const personOf = ({ id, full_name }: CurrentUser) => ({ id, full_name });
const recordsOf = ({ records }: FakeState): readonly FakeRecord[] => records.get(route) ?? [];

function templateOf(state: FakeState, id: string): FakeTemplate {
  const found = recordsOf(state).find((record) => record.id === id);
  if (found === undefined) throw notFound('template_not_found');
  return found as FakeTemplate;
}

function show({ versions: _versions, ...template }: FakeTemplate, user: CurrentUser): DocumentTemplate {
  const permissions = { update: 'update', delete: 'delete', duplicate: 'create' };
  const allowed = Object.entries(permissions).filter(([, permission]) => can(user, `${permission}/document-templates`));
  return { ...template, allowed_actions: allowed.map(([action]) => action) };
}

/** Reads names and sizes only: the fake does not look into files. */
function storeFile({ state, file }: Pick<FakeCall, 'state' | 'file'>): TemplateFile {
  if (file === undefined) throw invalid({ file: ['Fill in this field.'] });
  if (file.size > maximumMediaBytes) throw new ProblemError(413, 'body_too_large', 'The request is too large.');
  if (!/\.docx$/i.test(file.name)) {
    const errors = { file: ['Choose a Word file (.docx).'] };
    throw new ProblemError(422, 'invalid_input', 'The given data was invalid.', {
      errors,
      check: 'safe',
      findings: [],
    });
  }
  return { id: state.newId(), name: file.name, size: file.size, pages: 1, content: fakeContent };
}

function takeFile(state: FakeState, id: string): TemplateFile {
  const file = state.templateFiles.get(id);
  if (file === undefined) throw invalid({ file_id: notAChoice });
  state.templateFiles.delete(id);
  return file;
}

const factsOf = ({ name, size, pages, content }: TemplateFile) => ({
  file_name: name,
  size,
  pages,
  content,
  tags: content.tags.length,
  unknown_tags: 0,
});

function versionOf(
  { state, user }: FakeCall,
  file: TemplateFile,
  facts: Pick<TemplateVersion, 'number'> & Partial<TemplateVersion>,
): FakeTemplate['versions'][number] {
  const { name, size, pages } = file;
  const people = { author: personOf(user()), created_at: state.now().toISOString() };
  return { file, version: { note: null, restored_from: null, file_name: name, size, pages, ...people, ...facts } };
}

function add(call: FakeCall, input: object, file: TemplateFile, mailTexts = noMailTexts): DocumentTemplate {
  const { state, user } = call;
  const at = state.now().toISOString();
  const people = { author: personOf(user()), last_modified: personOf(user()), created_at: at, updated_at: at };
  const counts = { current_version: 1, documents: 0, version: 1 };
  const template = { ...input, ...factsOf(file), ...people, ...counts, mail_texts: mailTexts, id: state.newId() };
  const record = { ...template, versions: [versionOf(call, file, { number: 1 })] } as unknown as FakeTemplate;
  state.records.set(route, [...recordsOf(state), record]);
  return show(record, user());
}

function change(
  { state, user }: FakeCall,
  template: FakeTemplate,
  version: number,
  changes: Partial<FakeTemplate>,
): DocumentTemplate {
  requireVersion(template, version, (newer) => show(newer, user()));
  const at = state.now().toISOString();
  const changed: FakeTemplate = {
    ...template,
    ...changes,
    last_modified: personOf(user()),
    updated_at: at,
    version: version + 1,
  };
  const records = recordsOf(state).map((one) => (one.id === template.id ? changed : one));
  state.records.set(route, records);
  return show(changed, user());
}

function addVersion(
  call: FakeCall,
  id: string,
  lock: number,
  file: TemplateFile,
  facts: Partial<TemplateVersion>,
): DocumentTemplate {
  const template = templateOf(call.state, id);
  const number = template.current_version + 1;
  const versions = [versionOf(call, file, { number, ...facts }), ...template.versions];
  return change(call, template, lock, { ...factsOf(file), current_version: number, versions });
}

function findVersion({ state }: FakeCall, { id, number }: { readonly id: string; readonly number: number }) {
  const found = templateOf(state, id).versions.find(({ version }) => version.number === number);
  if (found === undefined) throw notFound('template_not_found');
  return found;
}

function checkMailTexts({ content }: FakeTemplate, texts: TemplateMailTexts): void {
  const own = new Set([...content.fields, ...content.tags].map(({ name }) => name));
  const isFilled = (tag: string) => sourceOf(tag) === 'record' || (own.has(tag) && sourceOf(tag) !== 'signature');
  const errors = Object.entries(texts).flatMap(([field, written]) => {
    const tag = tagsOfMail(written ?? '').find((name) => !isFilled(name));
    return tag === undefined ? [] : [[field, [`{${tag}} is not a known tag.`]]];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string[]>);
}

export const documentTemplateHandlers = {
  uploadTemplateFile: (call) => {
    const file = storeFile(call);
    call.state.templateFiles.set(file.id, file);
    return file;
  },
  createDocumentTemplate: (call) => {
    const { file_id: fileId, ...input } = call.body;
    return add(call, input, takeFile(call.state, fileId));
  },
  duplicateDocumentTemplate: (call) => {
    const template = templateOf(call.state, call.params.id);
    const { title, category, view, language, active, versions, mail_texts: mailTexts } = template;
    const [current] = versions;
    if (current === undefined) throw notFound('template_not_found');
    return add(call, { title, category, view, language, active }, current.file, mailTexts);
  },
  getDocumentTemplate: ({ state, params, user }) => show(templateOf(state, params.id), user()),
  updateDocumentTemplate: (call) => {
    const { _version: lock, ...input } = call.body;
    return change(call, templateOf(call.state, call.params.id), lock, input);
  },
  saveTemplateFields: (call) => {
    const template = templateOf(call.state, call.params.id);
    const { fields, _version: lock } = call.body;
    const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted();
    if (names(fields).join() !== names(template.content.fields).join()) throw invalid({ fields: notAChoice });
    return change(call, template, lock, { content: { ...template.content, fields } });
  },
  saveTemplateMailTexts: (call) => {
    const template = templateOf(call.state, call.params.id);
    const { _version: lock, ...texts } = call.body;
    checkMailTexts(template, texts);
    return change(call, template, lock, { mail_texts: texts });
  },
  listTemplateVersions: ({ state, params }) => ({
    data: templateOf(state, params.id).versions.map(({ version }) => version),
  }),
  createTemplateVersion: (call) => {
    const { file_id: fileId, note = null, _version: lock } = call.body;
    return addVersion(call, call.params.id, lock, takeFile(call.state, fileId), { note });
  },
  restoreTemplateVersion: (call) => {
    const { number } = call.params;
    const { file, version } = findVersion(call, call.params);
    const facts = { note: version.note, restored_from: number };
    return addVersion(call, call.params.id, call.body._version, file, facts);
  },
  downloadTemplateVersion: (call) => {
    findVersion(call, call.params);
    return new Blob([], { type: wordMediaType });
  },
  templateSample: (call) => {
    const { pages } = findVersion(call, call.params).file;
    return samplePdf(pages, [call.query.data === 'tags' ? '{customer.title}' : 'Zelena dolina d.o.o.']);
  },
} satisfies Handlers;
