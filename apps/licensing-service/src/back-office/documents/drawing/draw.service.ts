import type { BodyOf, Stroke } from '@atrium/api-client/contract';
import type { CallOf, saveDrawingSchema } from '@atrium/api-client/contract/schemas';
import type { Remember } from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { findVersionFiles } from '../document.service';
import type { SavingDependencies } from '../save-draft.service';
import { saveNextPdf } from '../versions/save-next-pdf';
import { drawOn } from './draw-on';

interface Version {
  readonly id: string;
  readonly number: number;
}

/** The PDF of a version with a drawing on it. Nothing is stored. */
export async function drawOnVersion(
  dependencies: Pick<SavingDependencies, 'database' | 'files'>,
  call: DocumentCall,
  version: Version,
  strokes: readonly Stroke[],
) {
  const found = await findVersionFiles(dependencies, call, version);
  return { ...found, drawn: await drawOn(dependencies, found, strokes) };
}

/** Saves a version with a drawing on it as the next version. */
export async function saveDrawing(
  dependencies: SavingDependencies,
  call: DocumentCall,
  version: Version,
  { strokes, _version: seen }: BodyOf<CallOf<typeof saveDrawingSchema>>,
  remember: Remember,
): Promise<string> {
  const { drawn: pdf, ...from } = await drawOnVersion(dependencies, call, version, strokes);
  await saveNextPdf(dependencies, call, { from, seen, pdf, kind: 'drawn' }, (tx) => remember(tx, version.id));
  return version.id;
}
