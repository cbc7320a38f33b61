import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';
import type { TextPlace, TextSearch } from './text-places';

const limits: IsolationLimits = { memory: 512 * 1024 ** 2, milliseconds: 10_000 };

/** Finds texts in a PDF that the service made, also where they are broken into lines. */
export async function findTextPlaces(pdf: Uint8Array, texts: readonly string[]): Promise<readonly TextPlace[]> {
  const search: TextSearch = { pdf, texts };
  const answer = await runIsolated<readonly TextPlace[]>('../pdf/text-places-worker', search, limits);
  if ('failure' in answer) throw new Error(`The text of a PDF could not be read: ${answer.failure}.`);
  return answer.result;
}
