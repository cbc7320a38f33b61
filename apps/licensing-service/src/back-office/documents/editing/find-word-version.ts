import { Conflict, type DatabaseHandle } from '../../../platform';
import type { DocumentRow } from '../document.repository';
import { type DocumentVersionRow, findVersions } from '../versions/document-version.repository';

export type WordVersion = DocumentVersionRow['version'] & { readonly docx: string };

/**
 * The version that editing begins from: the current one, or the one that it was drawn on or signed from.
 *
 * @throws Conflict if none of them has a Word file
 */
export async function findWordVersion(
  db: DatabaseHandle,
  { id, currentVersion }: Pick<DocumentRow['document'], 'id' | 'currentVersion'>,
  number: number = currentVersion,
): Promise<WordVersion> {
  const versions = new Map((await findVersions(db, id)).map(({ version }) => [version.number, version]));
  let found = versions.get(number);
  while (found !== undefined && found.docx === null) {
    if (found.parent === null) break;
    found = versions.get(found.parent);
  }
  if (found === undefined || found.docx === null) throw new Conflict('document_without_word');
  return { ...found, docx: found.docx };
}
