import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files in a folder that contain a text, including database files and write-ahead log. */
export async function findFilesContaining(folder: string, text: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const matches = await Promise.all(files.map(async (file) => ((await readFile(file)).includes(text) ? [file] : [])));
  return matches.flat();
}
