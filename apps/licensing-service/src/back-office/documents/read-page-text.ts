import { ImageRefused, readPdfText, readStoredFile } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';

/** The search index of PostgreSQL holds less than 1 MB for a row. */
const longestText = 300_000;

/** The text of all pages for search; empty for a PDF whose text cannot be read. */
export async function readPageText(dependencies: Pick<BackOfficeDependencies, 'files'>, pdf: string): Promise<string> {
  const pages = await readPdfText(await readStoredFile(dependencies.files, pdf)).then(
    (text) => text.pages,
    (error: unknown) => {
      if (error instanceof ImageRefused) return [];
      throw error;
    },
  );
  return pages.join('\n').replaceAll(/\s+/g, ' ').slice(0, longestText);
}
