import type { ScopeDataArgs } from 'easy-template-x';
import type { MergeValues } from './merge-values.ts';

/** A tag has no value. */
export class MissingValue extends Error {
  readonly tag: string;
  constructor(tag: string) {
    super(`The tag {${tag}} has no value.`);
    this.tag = tag;
  }
}

/** A vertical tab is a line break in Word. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Characters that XML cannot hold. */
const notInXml = /[^\t\n\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const asText = (value: string) => value.replace(lineBreaks, '\n').replace(notInXml, '');

/**
 * Finds the value of a tag: in the row around it, else among the texts. Reads own properties only, and leaves out what
 * XML cannot hold.
 */
export function resolveValue({ strPath }: Pick<ScopeDataArgs, 'strPath'>, { texts, tables }: MergeValues) {
  const name = strPath.at(-1) ?? '';
  const [loop, row] = strPath;
  if (strPath.length === 3 && loop !== undefined && Object.hasOwn(tables, loop)) {
    const found = tables[loop]?.[Number(row)];
    if (found !== undefined && Object.hasOwn(found, name)) return asText(found[name] ?? '');
  }
  if (strPath.length === 1 && Object.hasOwn(tables, name)) return (tables[name] ?? []).map((fields) => ({ ...fields }));
  if (Object.hasOwn(texts, name)) return asText(texts[name] ?? '');
  throw new MissingValue(name);
}
