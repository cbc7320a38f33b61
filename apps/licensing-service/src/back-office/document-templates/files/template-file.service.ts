import type { TemplateFile } from '@atrium/api-client/contract';
import { asService, mergeDocx, readStoredFile, type ReceivedFile } from '../../../platform';
import { checkUploadQuota } from '../../check-upload-quota';
import type { BackOfficeDependencies } from '../../dependencies';
import { explainFailure } from '../../documents/making/make-document';
import { withStored } from '../../with-stored';
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
  const file = await withStored(dependencies.files, { docx, sample, tagged }, (stored) => {
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
  return withStored(files, pdfs, async (stored) => {
    await asService(database, 'no-tenant', (tx) => savePdfs(tx, file.id, stored));
    return stored[kind];
  });
}
