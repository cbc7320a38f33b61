import type { FakeCall, Handlers } from '../http/call';
import { notFound, ProblemError } from '../http/problem';
import { addNotification } from '../notifications/notifications';
import type { FakeEditSession, FakeState } from '../state';
import { documentOf, personOf } from './document';
import { addVersion } from './documents';
import { holderOf, locked, showEditSession } from './edit-lock';
import { samplePdf } from './sample-pdf';

const lockSeconds = { word: 180, libreoffice: 180, page: 1800 } as const;
const links = { word: 'ms-word:ofe|u|', libreoffice: 'vnd.libreoffice.command:ofe|u|' } as const;

const lapseOf = (session: FakeEditSession, at: Date) =>
  new Date(at.getTime() + lockSeconds[session.program] * 1000).toISOString();

type SessionCall = FakeCall & { readonly params: { readonly id: string; readonly session_id: string } };

function ownSession(call: SessionCall): FakeEditSession {
  const { id, session_id: sessionId } = call.params;
  const found = call.state.editSessions.find((one) => one.id === sessionId && one.documentId === id);
  if (found === undefined || found.user.id !== call.user().id) throw notFound('document_not_found');
  return found;
}

/** Others may take the lock once it has lapsed. */
function extend(call: SessionCall): FakeEditSession {
  const session = ownSession(call);
  const holder = holderOf(call, session.documentId);
  if (holder !== undefined && holder !== session) throw locked(call, holder);
  return Object.assign(session, { lapses_at: lapseOf(session, call.state.now()) });
}

function remove(state: FakeState, session: FakeEditSession): void {
  state.editSessions = state.editSessions.filter((one) => one !== session);
}

export const editSessionHandlers = {
  listEditSessions: (call) => {
    documentOf(call.state, call.params.id);
    const shown = call.state.editSessions.filter(({ documentId }) => documentId === call.params.id);
    const sessions = shown.map((one) => showEditSession(one, call));
    return { data: sessions.filter((one) => one.own || one.locked_at !== null || one.saved_at !== null) };
  },

  openEditSession: (call) => {
    const { state, params, body, user } = call;
    const document = documentOf(state, params.id);
    const holder = holderOf(call, document.id);
    const isSamePage = holder?.program === 'page' && body.program === 'page' && holder.user.id === user().id;
    if (holder !== undefined && !isSamePage) throw locked(call, holder);
    const base = document.versions.find(({ word }) => word);
    if (base === undefined) throw new ProblemError(409, 'document_without_word', 'No version has a Word file.');
    const now = state.now();
    const session: FakeEditSession = holder ?? {
      id: state.newId(),
      documentId: document.id,
      program: body.program,
      user: personOf(user()),
      base_version: base.number,
      opened_at: now.toISOString(),
      saved_at: null,
      pages: null,
      locked_at: body.program === 'page' ? now.toISOString() : null,
      lapses_at: null,
    };
    if (session.program === 'page') session.lapses_at = lapseOf(session, now);
    if (holder === undefined) state.editSessions.push(session);
    if (body.program === 'page') return { ...showEditSession(session, call), address: null, link: null };
    const address = `https://portal.example/dav/${session.id}/${encodeURIComponent(document.title)}.docx`;
    return { ...showEditSession(session, call), address, link: links[body.program] + address };
  },

  extendEditSession: (call) => showEditSession(extend(call), call),

  saveEditSession: (call) => {
    const session = extend(call);
    const pages = documentOf(call.state, session.documentId).versions[0]?.pages ?? 1;
    return showEditSession(Object.assign(session, { saved_at: call.state.now().toISOString(), pages }), call);
  },

  finishEditSession: (call) => {
    const session = ownSession(call);
    const { documentId, saved_at: savedAt, pages, base_version: parent } = session;
    if (savedAt !== null)
      addVersion(call, documentOf(call.state, documentId), { kind: 'edited', parent, pages: pages ?? 1 });
    remove(call.state, session);
    return null;
  },

  askToFinish: (call) => {
    const { state, params, user } = call;
    const { title } = documentOf(state, params.id);
    const holder = holderOf(call, params.id);
    if (holder?.id !== params.session_id) throw notFound('document_not_found');
    const { id: user_id, full_name } = user();
    const data = { document_id: params.id, document_title: title, user_id, full_name };
    addNotification(state, holder.user.id, { kind: 'finish_asked', data });
    return null;
  },

  editSessionPdf: (call) => {
    const { pages, documentId } = ownSession(call);
    if (pages === null) throw notFound('document_not_found');
    return samplePdf(pages, [documentOf(call.state, documentId).title, 'Being edited']);
  },
} satisfies Handlers;
