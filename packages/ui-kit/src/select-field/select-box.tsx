import { LongSelect } from './long-select';
import type { LongSelectProps } from './long-select';
import { PlainSelect } from './plain-select';

/** Longer lists get a search. */
const MAXIMUM_WITHOUT_SEARCH = 10;

/** A native select, or a select with a search when it has more than ten options. */
export function SelectBox({ texts, ...select }: LongSelectProps) {
  if (select.options.length > MAXIMUM_WITHOUT_SEARCH) return <LongSelect {...select} texts={texts} />;
  return <PlainSelect {...select} />;
}
