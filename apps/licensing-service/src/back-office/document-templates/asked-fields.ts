import type { TemplateContent, TemplateField } from '@atrium/api-client/contract';
import { InvalidInput } from '../../platform';

/** The fields of a new version: those that authors were asked for before keep their label, type and place. */
export function mergeFields(
  before: readonly TemplateField[],
  { fields }: Pick<TemplateContent, 'fields'>,
): TemplateField[] {
  const names = new Set(fields.map(({ name }) => name));
  const kept = before.filter(({ name }) => names.has(name));
  const known = new Set(kept.map(({ name }) => name));
  return [...kept, ...fields.filter(({ name }) => !known.has(name))];
}

/** @throws InvalidInput if the fields are not exactly those that authors are asked for */
export function requireSameFields(before: readonly TemplateField[], after: readonly TemplateField[]): void {
  const names = new Set(after.map(({ name }) => name));
  const isSame = names.size === after.length && before.length === after.length;
  if (!isSame || !before.every(({ name }) => names.has(name))) throw new InvalidInput({ fields: ['not_a_choice'] });
}

/** How the activity shows the fields. */
export const recordedFields = (fields: readonly TemplateField[]): string =>
  fields.map(({ label, type, required }) => `${label} (${type}${required ? ', required' : ''})`).join('\n');

/** The names of the tags of a version, for search. */
export const tagNamesOf = ({ tags, tables }: Pick<TemplateContent, 'tags' | 'tables'>): string =>
  [...tags, ...tables].map(({ name }) => `{${name}}`).join('\n');
