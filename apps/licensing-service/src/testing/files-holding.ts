import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a folder, also a database's own and its log of what is to be written, that hold a text. */
export async function filesHolding(folder: string, text: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const holding = await Promise.all(files.map(async (file) => ((await readFile(file)).includes(text) ? [file] : [])));
  return holding.flat();
}
