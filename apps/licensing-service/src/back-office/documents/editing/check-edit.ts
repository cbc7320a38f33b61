import { readFile } from 'node:fs/promises';
import {
  ConversionFailed,
  conversionMessages,
  type ConvertedPdf,
  describeDocxFinding,
  type FieldMessage,
  inspectDocx,
  InvalidInput,
  type ReceivedFile,
  Unavailable,
} from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { shareOfUser } from '../making/share-of-user';

const refuse = (message: FieldMessage) => new InvalidInput({ file: [message] });

/**
 * Checks a Word file that a program or page saves as a template is checked, and converts it.
 *
 * @throws InvalidInput with the reason on the field `file`
 */
export async function checkEdit(
  { virusScan, docxToPdf }: Pick<BackOfficeDependencies, 'virusScan' | 'docxToPdf'>,
  userId: string,
  { path }: ReceivedFile,
): Promise<ConvertedPdf & { readonly docx: Uint8Array }> {
  if (!(await virusScan.isClean(path))) throw refuse('file_infected');
  try {
    return await shareOfUser(userId, async () => {
      const { findings } = await inspectDocx(path);
      if (findings.length > 0) throw new InvalidInput({ file: findings.slice(0, 1).map(describeDocxFinding) });
      const docx = await readFile(path);
      return { docx, ...(await docxToPdf.convert(docx)) };
    });
  } catch (error) {
    if (!(error instanceof ConversionFailed)) throw error;
    throw error.reason === 'unavailable' ? new Unavailable() : refuse(conversionMessages[error.reason]);
  }
}
