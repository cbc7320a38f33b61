import type { TextPart } from '../model/find-in-page';

export interface MarkedPart extends TextPart {
  readonly isCurrent: boolean;
  /** Element of the mark. Default: `mark`. */
  readonly kind?: 'mark' | 'ins' | 'del' | undefined;
  /** The tag of a template that is printed here. */
  readonly tag?: { readonly name: string; readonly kind: string } | undefined;
}

/** Marks parts in the text layer of a page, in place of previous marks. Returns the first mark of the current match. */
export function markMatches(
  runs: readonly HTMLElement[],
  texts: readonly string[],
  parts: readonly MarkedPart[],
): HTMLElement | undefined {
  const byRun = Map.groupBy(parts, ({ run }) => run);
  let current: HTMLElement | undefined;
  runs.forEach((element, run) => {
    const own = byRun.get(run) ?? [];
    const text = texts[run] ?? '';
    if (own.length === 0) {
      if (element.childElementCount > 0) element.textContent = text;
      return;
    }
    let at = 0;
    const content: (string | HTMLElement)[] = [];
    for (const { start, end, isCurrent, kind = 'mark', tag } of own) {
      const mark = document.createElement(kind);
      mark.textContent = text.slice(start, end);
      if (tag !== undefined) Object.assign(mark.dataset, { tag: tag.name, kind: tag.kind });
      if (isCurrent) {
        mark.dataset['current'] = '';
        current ??= mark;
      }
      content.push(text.slice(at, start), mark);
      at = end;
    }
    element.replaceChildren(...content, text.slice(at));
  });
  return current;
}
