import { maximumMediaBytes } from '@atrium/api-client/contract';
import { DomainError, type FileStore, FileTooLarge } from '../platform';

/**
 * Stores contents, and deletes them if not all of them can be stored or the work that records them refuses. After any
 * other error that work may have been committed, so the files stay until the job for orphaned files finds them.
 *
 * @throws DomainError 422 for a content above 20 MiB
 */
export async function withStored<K extends string, T>(
  files: FileStore,
  contents: Readonly<Record<K, Uint8Array>>,
  work: (stored: Readonly<Record<K, string>>) => Promise<T>,
): Promise<T> {
  const stored: [string, string][] = [];
  let mayBeRecorded = false;
  try {
    for (const [name, content] of Object.entries<Uint8Array>(contents))
      stored.push([name, (await files.put([content], maximumMediaBytes)).id]);
    mayBeRecorded = true;
    return await work(Object.fromEntries(stored) as Record<K, string>);
  } catch (error) {
    const refusal = error instanceof FileTooLarge ? new DomainError(422, 'document_too_large') : error;
    if (!mayBeRecorded || refusal instanceof DomainError) await Promise.all(stored.map(([, id]) => files.delete(id)));
    throw refusal;
  }
}
