import { readFile } from 'node:fs/promises';
import {
  ConversionFailed,
  conversionMessages,
  type ConvertedPdf,
  docxMessages,
  type FieldMessage,
  findDocxProblem,
  InvalidInput,
  type ReceivedFile,
  Unavailable,
} from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';

const refuse = (message: FieldMessage) => new InvalidInput({ file: [message] });

/**
 * Checks a Word file that a program or page saves as it is checked when it is uploaded, and converts it.
 *
 * @throws InvalidInput with the reason on the field `file`
 */
export async function checkEdit(
  { virusScan, docxToPdf }: Pick<BackOfficeDependencies, 'virusScan' | 'docxToPdf'>,
  { path }: ReceivedFile,
): Promise<ConvertedPdf & { readonly docx: Uint8Array }> {
  if (!(await virusScan.isClean(path))) throw refuse('file_infected');
  const problem = await findDocxProblem(path);
  if (problem !== null) throw refuse(docxMessages[problem]);
  const docx = await readFile(path);
  try {
    return { docx, ...(await docxToPdf.convert(docx)) };
  } catch (error) {
    if (!(error instanceof ConversionFailed)) throw error;
    throw error.reason === 'unavailable' ? new Unavailable() : refuse(conversionMessages[error.reason]);
  }
}
