import { Type, type Static } from 'typebox';
import { fileSchema, idParams, idSchema, instantSchema, personSchema } from '../fields.schema';
import { choice, named } from '../named.schema';

const program = choice('EditProgram', ['word', 'libreoffice', 'page']);
/** Where a document is edited: in Word, in LibreOffice, or on a page of the portal. */
export type EditProgram = Static<typeof program>;

const fields = {
  id: idSchema,
  program,
  user: personSchema,
  /** Whether it is the caller's. */
  own: Type.Boolean(),
  /** Number of the version that was opened. */
  base_version: Type.Integer(),
  opened_at: instantSchema,
  /** When content was last saved that is not a version yet; null if there is none. */
  saved_at: Type.Union([instantSchema, Type.Null()]),
  /** Pages of that content. */
  pages: Type.Union([Type.Integer(), Type.Null()]),
  /** Since when it keeps others from editing; null if it does not. */
  locked_at: Type.Union([instantSchema, Type.Null()]),
  /** When that ends without another sign of the program or page. */
  lapses_at: Type.Union([instantSchema, Type.Null()]),
};

export const editSessionSchema = named('EditSession', fields);
/** A document being edited. */
export type EditSession = Static<typeof editSessionSchema>;

export const openedEditSessionSchema = named('OpenedEditSession', {
  ...fields,
  /** Opens the file in the program; null for the page. */
  link: Type.Union([Type.String(), Type.Null()]),
  /** Address of the file for the program, which asks for no password; null for the page. */
  address: Type.Union([Type.String(), Type.Null()]),
});
/** A document that was just opened for editing, with the addresses that are shown this once. */
export type OpenedEditSession = Static<typeof openedEditSessionSchema>;

const sessionParams = Type.Object({ id: idSchema, session_id: idSchema });

/** Request and response of `listEditSessionsEndpoint`. */
export const listEditSessionsSchema = {
  summary: 'Lists who is editing a document: sessions that hold its lock or have saved, and those of the caller.',
  params: idParams,
  answers: { 200: named('EditSessions', { data: Type.Array(editSessionSchema) }) },
} as const;
/** Request and response of `openEditSessionEndpoint`. */
export const openEditSessionSchema = {
  summary:
    'Opens a document for editing: locks it for a page, or returns the addresses for a program. 409 `document_locked` with `editing` while someone else edits it, 409 `document_without_word` if no version has a Word file.',
  params: idParams,
  body: named('OpenEditSessionInput', { program }),
  answers: { 201: openedEditSessionSchema },
  errors: [409],
} as const;
/** Request and response of `extendEditSessionEndpoint`. */
export const extendEditSessionSchema = {
  summary: 'Tells that the page is still open. 409 `document_locked` if someone else edits the document meanwhile.',
  params: sessionParams,
  answers: { 200: editSessionSchema },
  errors: [409],
} as const;
/** Request and response of `saveEditSessionEndpoint`. */
export const saveEditSessionSchema = {
  summary:
    'Saves a Word file into the version that the session makes. 409 `document_locked` if someone else edits the document meanwhile.',
  params: sessionParams,
  body: Type.Object({}),
  answers: { 200: editSessionSchema },
  errors: [409, 507],
} as const;
/** Request and response of `finishEditSessionEndpoint`. */
export const finishEditSessionSchema = {
  summary: 'Ends editing: what was saved becomes a version, the lock is released, and the program’s address ends.',
  params: sessionParams,
  answers: { 204: Type.Null() },
} as const;
/** Request and response of `askToFinishEndpoint`. */
export const askToFinishSchema = {
  summary: 'Asks the person who holds the lock of a document to finish, with a notification; 404 if no one holds it.',
  params: sessionParams,
  answers: { 204: Type.Null() },
} as const;
/** Request and response of `editSessionPdfEndpoint`. */
export const editSessionPdfSchema = {
  summary: 'Returns the PDF of what was saved last and is not a version yet; 404 if there is none.',
  params: sessionParams,
  answers: { 200: fileSchema },
} as const;
