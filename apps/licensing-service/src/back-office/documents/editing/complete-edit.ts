import type { Transaction } from '../../../platform';
import type { DocumentActor } from '../document-audit';
import type { DocumentRow } from '../document.repository';
import { appendVersion } from '../versions/add-version';
import { isLeftBehind } from './edit-lock';
import { type EditSessionRow, updateEditSession } from './edit-session.repository';

const nothingSaved = {
  docx: null,
  pdf: null,
  size: null,
  pages: null,
  renderer: null,
  warnings: null,
  pageText: null,
  savedAt: null,
};

interface Completion {
  readonly caller: DocumentActor['caller'];
  readonly at: Date;
}

/**
 * Makes what a session has saved the next version of its document, which is locked. If others have saved versions since
 * its own was opened, both stay, and the newest is the current one.
 *
 * @returns the document with that version
 */
export async function completeEdit(
  tx: Transaction,
  document: DocumentRow['document'],
  session: EditSessionRow,
  { caller, at }: Completion,
): Promise<DocumentRow['document']> {
  const { docx, pdf, size, pages, renderer, warnings, pageText } = session;
  if (pdf === null || size === null || pages === null || renderer === null) return document;
  const number = await appendVersion(tx, document, {
    actor: { user: session.user, caller },
    at,
    facts: { kind: 'edited', parent: session.baseVersion, docx, pdf, size, pages, renderer, warnings: warnings ?? [] },
    changes: { pageText: pageText ?? '' },
  });
  await updateEditSession(tx, session.id, { ...nothingSaved, baseVersion: number });
  return { ...document, currentVersion: number, version: document.version + 1 };
}

/** Makes a version of what each of the sessions has left behind, except for `own`, which is about to take the lock. */
export async function completeLeftBehind(
  tx: Transaction,
  document: DocumentRow['document'],
  sessions: readonly EditSessionRow[],
  { own, ...completion }: Completion & { readonly own: string | null },
): Promise<DocumentRow['document']> {
  let current = document;
  for (const session of sessions)
    if (session.id !== own && isLeftBehind(session, completion.at))
      current = await completeEdit(tx, current, session, completion);
  return current;
}
