import { readZip } from './read-zip.ts';
import { ZipRefused } from './zip-refused.ts';

/** Whether programs can open the file as a ZIP archive, whatever it begins with. */
export function isArchive(bytes: Buffer): boolean {
  try {
    readZip(bytes);
    return true;
  } catch (error) {
    if (error instanceof ZipRefused) return error.reason !== 'unreadable';
    throw error;
  }
}
