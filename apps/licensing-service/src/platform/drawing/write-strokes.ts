import { setImmediate } from 'node:timers/promises';
import type { Stroke } from '@atrium/api-client/contract';
import { runDrawing } from './run-drawing';
import { strokeOpacities, strokeOperators } from './stroke-operators';

const strokesAtOnce = 10;

/**
 * Draws strokes onto the pages of a PDF as filled outlines. The bytes of the original remain a prefix, unless the file
 * is protected or its cross-reference table damaged.
 *
 * @throws PdfRefused
 */
export async function writeStrokes(
  pdf: Uint8Array,
  strokes: readonly Stroke[],
  { password }: { readonly password?: string } = {},
): Promise<Uint8Array> {
  const pages = new Map<number, string[]>();
  for (const [index, stroke] of strokes.entries()) {
    if (index % strokesAtOnce === strokesAtOnce - 1) await setImmediate();
    const operators = pages.get(stroke.page) ?? [];
    if (operators.length === 0) pages.set(stroke.page, operators);
    operators.push(strokeOperators(stroke));
  }
  const drawings = [...pages].map(([page, operators]) => ({ page, operators: operators.join('') }));
  return runDrawing({ pdf, password, drawings, pictures: [], opacities: strokeOpacities });
}
