import { ImageRefused } from '../images/image-refused';
import { maxPdfPages } from '../images/images';
import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';
import type { PdfText, PdfTextTask } from './extract-text';
import type { PdfRefusal } from './open-pdf';

const limits: IsolationLimits = { memory: 512 * 1024 ** 2, milliseconds: 20_000 };
const maxCharacters = 2_000_000;

/**
 * The text of a PDF, page by page: at most two million characters. `source` is its bytes or its path.
 *
 * @throws ImageRefused if the PDF is encrypted, has over 200 pages, is unreadable or takes over 20 s or 512 MiB
 */
export async function readPdfText(source: Uint8Array | string): Promise<PdfText> {
  const task: PdfTextTask = { source, maxPages: maxPdfPages, maxCharacters };
  const answer = await runIsolated<PdfText | { refusal: PdfRefusal }>('../pdf/pdf-text-worker', task, limits);
  if ('failure' in answer) throw new ImageRefused(answer.failure === 'too_costly' ? 'too_costly' : 'unreadable');
  if ('refusal' in answer.result) throw new ImageRefused(answer.result.refusal);
  return answer.result;
}
