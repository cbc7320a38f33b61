import { maximumMediaBytes } from '@atrium/api-client/contract';
import type { FileStore } from '../../../platform';
import type { MadeDocument } from './make-document';
import type { StoredDocument } from './stored-document';

type Files = Pick<MadeDocument, 'pdf' | 'pages' | 'renderer' | 'warnings'> & { readonly docx: Uint8Array | null };

/** Stores the files and records them in `record`. Stores nothing if that fails. */
export async function storeMade<T>(
  files: FileStore,
  { docx, pdf, pages, renderer, warnings }: Files,
  record: (stored: StoredDocument) => Promise<T>,
): Promise<T> {
  const ids: string[] = [];
  const put = async (bytes: Uint8Array) => {
    const { id } = await files.put([bytes], maximumMediaBytes);
    ids.push(id);
    return id;
  };
  try {
    const word = docx === null ? null : await put(docx);
    const stored = { docx: word, pdf: await put(pdf), size: pdf.byteLength, pages, renderer, warnings: [...warnings] };
    return await record(stored);
  } catch (error) {
    await Promise.all(ids.map((id) => files.delete(id)));
    throw error;
  }
}
