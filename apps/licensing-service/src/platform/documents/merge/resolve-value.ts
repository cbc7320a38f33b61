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

/** Finds the value of a tag: in the row around it, else among the texts. Reads own properties only. */
export function resolveValue({ strPath }: Pick<ScopeDataArgs, 'strPath'>, { texts, tables }: MergeValues) {
  const name = strPath.at(-1) ?? '';
  const [loop, row] = strPath;
  if (strPath.length === 3 && loop !== undefined && Object.hasOwn(tables, loop)) {
    const found = tables[loop]?.[Number(row)];
    if (found !== undefined && Object.hasOwn(found, name)) return found[name] ?? '';
  }
  if (strPath.length === 1 && Object.hasOwn(tables, name)) return (tables[name] ?? []).map((fields) => ({ ...fields }));
  if (Object.hasOwn(texts, name)) return texts[name] ?? '';
  throw new MissingValue(name);
}
