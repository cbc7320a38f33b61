import { isItemTable, isRatesLoop, itemColumns, sourceOf, type TemplateContent } from '@atrium/api-client/contract';
import type { DocxTag } from '../../../platform';
import { fieldOf } from './field-of';
import { findTagProblems, type TagFinding } from './find-tag-problems';
import { type PlacedTag, tagsInPlace } from './tags-in-place';

/** What the tags of a file say about documents made from it. */
export interface DescribedTags {
  readonly content: Pick<TemplateContent, 'tags' | 'fields' | 'tables'>;
  /** Why the file is refused. */
  readonly findings: readonly TagFinding[];
}

/** Describes the tags of a file in their order. Pages are added once they exist. */
export function describeTags(tags: readonly DocxTag[]): DescribedTags {
  const placed = tagsInPlace(tags);
  const names = [...new Set(placed.filter(isOwnTag).map(({ name }) => name))];
  const described = names.map((name) => ({ name, source: sourceOf(name), pages: [] }));
  const asked = described.filter(({ source }) => source === 'author' || source === 'unknown');
  return {
    content: { tags: described, fields: asked.map(({ name }) => fieldOf(name)), tables: describeTables(placed) },
    findings: findTagProblems(tags),
  };
}

/** Columns belong to their table. */
const isOwnTag = ({ name, kind }: PlacedTag) =>
  kind === 'open' ? isRatesLoop(name) : kind === 'value' && name.includes('.');

function describeTables(placed: readonly PlacedTag[]): TemplateContent['tables'] {
  const opened = placed.filter(({ name, kind }) => kind === 'open' && isItemTable(name));
  return [...new Set(opened.map(({ name }) => name))].map((name) => {
    const shown = new Set(placed.filter(({ loop }) => loop === name).map((tag) => tag.name));
    return { name, columns: itemColumns.filter((column) => shown.has(column)) };
  });
}
