import { emptyDocument, type NewDocument } from './new-document';

const keyOf = (userId: string) => `new-document:${userId}`;

const isDocument = (value: unknown): value is NewDocument =>
  typeof value === 'object' && value !== null && Object.keys(emptyDocument).every((name) => Object.hasOwn(value, name));

/** The document that this tab was making, also before a reload. */
export function readSavedDocument(userId: string): NewDocument {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return isDocument(saved) ? saved : emptyDocument;
  } catch {
    return emptyDocument;
  }
}

export function saveDocument(userId: string, document: NewDocument): void {
  try {
    if (document === emptyDocument) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(document));
  } catch {
    // Without usable storage, a reload loses what was typed; the browser asks before.
  }
}
