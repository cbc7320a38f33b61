import type { BackOfficeDependencies } from '../../dependencies';
import { checkUploadQuota } from '../../check-upload-quota';
import { withStored } from '../../with-stored';
import type { DocumentCall } from '../document-audit';
import type { MadeDocument } from './make-document';
import type { StoredDocument } from './stored-document';

type Dependencies = Pick<BackOfficeDependencies, 'database' | 'clock' | 'files' | 'settings'>;
type Files = Pick<MadeDocument, 'pdf' | 'pages' | 'renderer' | 'warnings'> & { readonly docx: Uint8Array | null };

/**
 * Stores the files and records them in `record`. Stores nothing if that refuses.
 *
 * @throws DomainError 422 for a file above 20 MiB, 429 if the user has stored too much in 24 hours
 */
export async function storeMade<T>(
  dependencies: Dependencies,
  { user }: Pick<DocumentCall, 'user'>,
  { docx, pdf, pages, renderer, warnings }: Files,
  record: (stored: StoredDocument) => Promise<T>,
): Promise<T> {
  const size = pdf.byteLength;
  await checkUploadQuota(dependencies, user.id, size);
  const facts = { size, pages, renderer, warnings: [...warnings] };
  if (docx === null)
    return withStored(dependencies.files, { pdf }, (stored) => record({ ...stored, docx: null, ...facts }));
  return withStored(dependencies.files, { docx, pdf }, (stored) => record({ ...stored, ...facts }));
}
