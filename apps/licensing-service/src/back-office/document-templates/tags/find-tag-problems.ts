import { isItemTable, isRatesLoop, itemColumns, rateColumns, sourceOf, tableOf } from '@atrium/api-client/contract';
import type { DocxTag, TagPlace } from '../../../platform';
import { fieldNameFor } from './field-name-for';
import { nearestTag } from './nearest-tag';
import { type PlacedTag, tagsInPlace } from './tags-in-place';

/** Why a tag is refused. */
export type TagReason =
  | 'unknown_tag'
  | 'unknown_column'
  | 'unknown_table'
  | 'no_table'
  | 'column_outside_table'
  | 'loop_in_loop'
  | 'not_closed'
  | 'not_opened'
  | 'blank_in_name'
  | 'name'
  | 'reserved';

/** A tag that needs a correction in Word. Tags are written without braces. */
export interface TagFinding {
  readonly reason: TagReason;
  readonly tag: string;
  /** What was probably meant. */
  readonly suggestion: string | null;
  /** Where it is written first. */
  readonly place?: TagPlace;
}

const namePattern = /^[a-z_]{1,30}\.[a-z0-9_]{1,49}$/;
/** Totals and signatures have no value that an author could type. */
const cannotBeAsked = (group: string) => group === 'signature' || isItemTable(group);

/** Finds the tags that cannot be filled, each once. */
export function findTagProblems(tags: readonly DocxTag[]): readonly TagFinding[] {
  const tables = new Set(tags.filter(({ kind, name }) => kind === 'open' && isItemTable(name)).map(({ name }) => name));
  const found = [...tagsInPlace(tags).flatMap((tag) => problemOf(tag, tables) ?? []), ...findUnbalanced(tags)];
  const different = new Map(found.map((finding) => [`${finding.reason} ${finding.tag}`, finding]));
  return [...different.values()].map((finding) => {
    const place = tags.find((tag) => asWritten(tag) === finding.tag)?.place;
    return place === undefined ? finding : { ...finding, place };
  });
}

const marks = { open: '#', close: '/', value: '' } as const;
const asWritten = ({ kind, name }: DocxTag) => `${marks[kind]}${name}`;

function problemOf(tag: PlacedTag, tables: ReadonlySet<string>): TagFinding | null {
  const { name, kind, loop } = tag;
  if (/\s/.test(name)) return { reason: 'blank_in_name', tag: name, suggestion: fieldNameFor(name) };
  if (/(^|\.)_/.test(name)) return { reason: 'reserved', tag: name, suggestion: null };
  if (kind === 'close') return null;
  if (kind === 'open') return loopProblem(name, loop) ?? tableProblem(name, tables);
  const columns: readonly string[] = loop !== null && isRatesLoop(loop) ? rateColumns : itemColumns;
  if (loop !== null && columns.includes(name)) return null;
  if (loop !== null && !name.includes('.'))
    return { reason: 'unknown_column', tag: name, suggestion: nearestTag(name, columns) };
  if (!name.includes('.') && [...itemColumns, ...rateColumns].some((column) => column === name))
    return { reason: 'column_outside_table', tag: name, suggestion: null };
  return valueProblem(name) ?? tableProblem(name, tables);
}

function loopProblem(name: string, loop: string | null): TagFinding | null {
  if (loop !== null) return { reason: 'loop_in_loop', tag: `#${name}`, suggestion: null };
  if (isItemTable(name) || isRatesLoop(name)) return null;
  return { reason: 'unknown_table', tag: `#${name}`, suggestion: nearestTag(`#${name}`, ['#items', '#items.rates']) };
}

/** Totals and rates are those of a table of the same file. */
function tableProblem(name: string, tables: ReadonlySet<string>): TagFinding | null {
  const table = tableOf(name);
  if (sourceOf(name) !== 'items' || tables.has(table)) return null;
  return { reason: 'no_table', tag: name, suggestion: `#${table}` };
}

function valueProblem(name: string): TagFinding | null {
  if (!namePattern.test(name)) return { reason: 'name', tag: name, suggestion: nearestTag(name) ?? fieldNameFor(name) };
  if (sourceOf(name) !== 'unknown') return null;
  const suggestion = nearestTag(name);
  return suggestion !== null || cannotBeAsked(tableOf(name)) ? { reason: 'unknown_tag', tag: name, suggestion } : null;
}

/** Loops that are not closed, or closed without being open. */
function findUnbalanced(tags: readonly DocxTag[]): TagFinding[] {
  const open: string[] = [];
  const found: TagFinding[] = [];
  for (const { name, kind } of tags) {
    if (kind === 'open') open.push(name);
    if (kind !== 'close') continue;
    const at = open.lastIndexOf(name);
    if (at === -1) found.push({ reason: 'not_opened', tag: `/${name}`, suggestion: `#${name}` });
    else found.push(...open.splice(at).slice(1).map(notClosed));
  }
  return [...found, ...open.map(notClosed)];
}

const notClosed = (name: string): TagFinding => ({ reason: 'not_closed', tag: `#${name}`, suggestion: `/${name}` });
