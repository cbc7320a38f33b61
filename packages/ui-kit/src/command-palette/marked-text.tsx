import { foldText } from './folded-text';

interface Range {
  from: number;
  to: number;
}

function rangesOf(original: string, words: readonly string[]): Range[] {
  const { text, places } = foldText(original);
  const ranges: Range[] = [];
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      ranges.push({ from: places[at] ?? 0, to: places[at + word.length] ?? original.length });
    }
  }
  return ranges.toSorted((one, other) => one.from - other.from);
}

interface MarkedTextProps {
  text: string;
  /** Folded words to mark. */
  words: readonly string[];
}

/** A text with marked matches. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const parts = [];
  let end = 0;
  for (const { from, to } of rangesOf(text, words)) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    parts.push(text.slice(end, start));
    parts.push(
      <b className="a-palette__match" key={start}>
        {text.slice(start, to)}
      </b>,
    );
    end = to;
  }
  parts.push(text.slice(end));
  return <>{parts}</>;
}
