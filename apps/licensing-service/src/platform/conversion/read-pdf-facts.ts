import { runIsolated } from '../isolated/run-isolated';

export interface PdfFacts {
  readonly pages: number;
  /** The program that wrote the file, as it names itself. */
  readonly producer: string;
}

const limits = { memory: 512 * 1024 ** 2, milliseconds: 10_000 };

/** Facts about a PDF; null if it cannot be read. */
export async function readPdfFacts(pdf: Uint8Array): Promise<PdfFacts | null> {
  const answer = await runIsolated<PdfFacts | null>('../conversion/pdf-facts-worker', pdf, limits);
  return 'result' in answer ? answer.result : null;
}
