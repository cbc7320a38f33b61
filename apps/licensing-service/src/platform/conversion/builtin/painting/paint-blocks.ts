import type { BlockFragmentRecord } from '@docx-editor.dev/core/layout';
import { paintParagraph } from './paint-paragraph.ts';
import { paintTable } from './paint-table.ts';
import type { Painter } from './painter.ts';

/** @param background hexadecimal colour beneath the blocks; null for paper */
export function paintBlocks(
  painter: Painter,
  blocks: readonly BlockFragmentRecord[],
  background: string | null = null,
): void {
  for (const block of blocks)
    if (block.kind === 'table') paintTable(painter, block, background);
    else paintParagraph(painter, block, background);
}
