import type { ExportSemanticLayout } from '@docx-editor.dev/core/export';
import type { BlockFragmentRecord, StyleSpanRecord } from '@docx-editor.dev/core/layout';

/** The language in which most of the first page is written; null if the document names none. */
export function languageOf({ pages }: ExportSemanticLayout): string | null {
  const characters = new Map<string, number>();
  for (const span of spansOf(pages[0]?.fragments ?? [])) {
    const language = span.props.findLast(({ localName }) => localName === 'lang')?.attributes?.['val'];
    if (language !== undefined) characters.set(language, (characters.get(language) ?? 0) + span.text.length);
  }
  const [most] = [...characters].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(most[0]) ? most[0] : null;
}

function spansOf(blocks: readonly BlockFragmentRecord[]): StyleSpanRecord[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.lines.flatMap(({ spans }) => [...spans])
      : block.rows.flatMap(({ cells }) => cells.flatMap((cell) => spansOf(cell.blocks))),
  );
}
