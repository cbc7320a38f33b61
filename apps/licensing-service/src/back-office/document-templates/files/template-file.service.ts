import { maximumMediaBytes, type TemplateFile } from '@atrium/api-client/contract';
import { asService, mergeDocx, readStoredFile, type ReceivedFile } from '../../../platform';
import { checkUploadQuota } from '../../check-upload-quota';
import type { BackOfficeDependencies } from '../../dependencies';
import { explainFailure } from '../../documents/making/make-document';
import type { DocumentTemplateCall } from '../document-template-audit';
import { sampleValues } from '../tags/sample-values';
import { tagsAsValues } from '../tags/tags-as-values';
import { checkTemplateFile } from './check-template-file';
import { insertTemplateFile, savePdfs, type TemplateFileRow } from './template-file.repository';

export type TemplateFileDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'files' | 'virusScan' | 'docxToPdf' | 'settings'
>;

/** Checks an upload and stores it. It belongs to no template yet. */
export async function uploadTemplateFile(
  dependencies: TemplateFileDependencies,
  { user, caller }: DocumentTemplateCall,
  received: ReceivedFile,
): Promise<TemplateFile> {
  await checkUploadQuota(dependencies, user.id, received.size);
  const { docx, sample, tagged, ...facts } = await checkTemplateFile(dependencies, received, caller.language);
  const file = await withStored(dependencies, { docx, sample, tagged }, (stored) => {
    const at = dependencies.clock();
    const { name, size } = received;
    const row = { ...facts, ...stored, name, size, uploadedBy: user.id, uploadedAt: at, unusedSince: at };
    return asService(dependencies.database, 'no-tenant', (tx) => insertTemplateFile(tx, row));
  });
  return toTemplateFile(file);
}

const toTemplateFile = ({ id, name, size, pages, content }: TemplateFileRow): TemplateFile => ({
  id,
  name,
  size,
  pages,
  content,
});

/** Stores contents, and deletes them if the work that records them fails. */
async function withStored<K extends string, T>(
  { files }: Pick<TemplateFileDependencies, 'files'>,
  contents: Readonly<Record<K, Uint8Array>>,
  work: (stored: Record<K, string>) => Promise<T>,
): Promise<T> {
  const stored: [string, string][] = [];
  try {
    for (const [name, content] of Object.entries<Uint8Array>(contents))
      stored.push([name, (await files.put([content], maximumMediaBytes * 2)).id]);
    return await work(Object.fromEntries(stored) as Record<K, string>);
  } catch (error) {
    await Promise.all(stored.map(([, id]) => files.delete(id)));
    throw error;
  }
}

interface Shown {
  readonly file: TemplateFileRow;
  readonly language: 'en' | 'sl';
  /** The fields with the labels of the template. */
  readonly fields: TemplateFileRow['content']['fields'];
}

/** Id of a PDF of a file. Those of files that come with the product are made when they are first shown. */
export async function findPdf(
  dependencies: TemplateFileDependencies,
  { file, language, fields }: Shown,
  kind: 'sample' | 'tagged',
): Promise<string> {
  const known = file[kind];
  if (known !== null) return known;
  const { database, files, docxToPdf } = dependencies;
  const docx = await readStoredFile(files, file.docx);
  const show = async (values: Parameters<typeof mergeDocx>[1]) =>
    (await explainFailure(docxToPdf.convert(await mergeDocx(docx, values)))).pdf;
  const pdfs = {
    sample: await show(sampleValues({ ...file.content, fields }, language)),
    tagged: await show(tagsAsValues(file.content)),
  };
  return withStored(dependencies, pdfs, async (stored) => {
    await asService(database, 'no-tenant', (tx) => savePdfs(tx, file.id, stored));
    return stored[kind];
  });
}
