import { asService, type Remember } from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { findVersionFiles } from '../document.service';
import { readPageText } from '../read-page-text';
import type { SavingDependencies } from '../save-draft.service';
import { addVersion } from './add-version';

interface Restoring {
  readonly id: string;
  readonly number: number;
  readonly _version: number;
}

/** Makes the files of an earlier version the next version. */
export async function restoreVersion(
  dependencies: SavingDependencies,
  call: DocumentCall,
  { id, number, _version: version }: Restoring,
  remember: Remember,
): Promise<string> {
  const { database, clock } = dependencies;
  const { kind, signature, docx, pdf, size, pages, renderer, warnings } = await findVersionFiles(dependencies, call, {
    id,
    number,
  });
  const pageText = await readPageText(dependencies, pdf);
  return asService(database, 'no-tenant', async (tx) => {
    await addVersion(tx, {
      call,
      documentId: id,
      at: clock(),
      seen: { version },
      facts: { kind, signature, docx, pdf, size, pages, renderer, warnings, parent: number },
      restoredFrom: number,
      changes: { pageText },
    });
    await remember(tx, id);
    return id;
  });
}
