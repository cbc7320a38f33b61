import { isRatesLoop, rateColumns, type TemplateContent } from '@atrium/api-client/contract';
import type { MergeValues } from '../../../platform';

const asTag = (name: string) => `{${name}}`;
const asRow = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, asTag(column)]));

/** Values that show each tag in its place, and each table with one row of its columns. */
export function tagsAsValues({ tags, tables }: Pick<TemplateContent, 'tags' | 'tables'>): MergeValues {
  const rows = tables.map(({ name, columns }) => [name, [asRow(columns)]] as const);
  const rates = tags.filter(({ name }) => isRatesLoop(name)).map(({ name }) => [name, [asRow(rateColumns)]] as const);
  return {
    texts: Object.fromEntries(tags.map(({ name }) => [name, asTag(name)])),
    tables: Object.fromEntries([...rows, ...rates]),
  };
}
