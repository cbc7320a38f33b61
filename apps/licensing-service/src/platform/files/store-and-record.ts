import { databaseErrorOf } from '../database/database-errors';
import { Unavailable } from '../http/errors';
import type { FileStore } from './file-store';

/**
 * Stores files and records them. If that fails, the files are deleted, unless the record may exist: when the database
 * does not answer a commit, the files stay, and the daily sweep deletes those without a record.
 */
export async function storeAndRecord<T>(files: FileStore, record: (put: FileStore['put']) => Promise<T>): Promise<T> {
  const ids: string[] = [];
  try {
    return await record(async (content, maximum) => {
      const stored = await files.put(content, maximum);
      ids.push(stored.id);
      return stored;
    });
  } catch (error) {
    if (!(databaseErrorOf(error) instanceof Unavailable)) await Promise.all(ids.map((id) => files.delete(id)));
    throw error;
  }
}
