import { NotFound, openStoredFile } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';

interface NamedFiles {
  readonly title: string;
  readonly docx: string | null;
  readonly pdf: string;
}

/** Opens the PDF or Word file of a version or draft, named by its title. */
export async function openDocumentFile(
  { files }: Pick<BackOfficeDependencies, 'files'>,
  { title, docx, pdf }: NamedFiles,
  kind: 'docx' | 'pdf',
) {
  const id = kind === 'pdf' ? pdf : docx;
  if (id === null) throw new NotFound('document_not_found');
  return { name: `${title}.${kind}`, content: await openStoredFile(files, id) };
}
