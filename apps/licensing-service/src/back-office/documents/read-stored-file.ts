import { buffer } from 'node:stream/consumers';
import type { BackOfficeDependencies } from '../dependencies';

/** The bytes of a stored file of a version or draft, at most 20 MiB. */
export async function readStoredFile({ files }: Pick<BackOfficeDependencies, 'files'>, id: string): Promise<Buffer> {
  const content = await files.get(id);
  if (content === null) throw new Error(`The file store has no file ${id}.`);
  return buffer(content);
}
