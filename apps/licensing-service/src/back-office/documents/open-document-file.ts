import { NotFound, openStoredFile } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { fileNameOf } from '../file-name-of';

interface NamedFiles {
  readonly title: string;
  readonly docx: string | null;
  readonly pdf: string;
}

/**
 * Opens the PDF or Word file of a version or draft, named by its title.
 *
 * @throws NotFound if it has none, FileUnreadable if the store has lost it
 */
export async function openDocumentFile(
  { files }: Pick<BackOfficeDependencies, 'files'>,
  { title, docx, pdf }: NamedFiles,
  kind: 'docx' | 'pdf',
) {
  const id = kind === 'pdf' ? pdf : docx;
  if (id === null) throw new NotFound('document_not_found');
  return { name: fileNameOf(title, kind), content: await openStoredFile(files, id) };
}
