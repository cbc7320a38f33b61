import type { Field, Fields, Part, PartOf } from '../../contract';
import { sampleId, sampleInstant } from './blank-record';

const person = { id: '018f0000-0000-7000-8000-000000000001', full_name: 'Ana Žagar' };

const values: Readonly<Record<Field['type'], (name: string, field: Field) => unknown>> = {
  id: () => sampleId,
  text: (name, { example }) => example ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
  choice: (_name, { choices }) => choices?.[0],
  instant: () => sampleInstant,
  integer: (_name, { minimum = 0 }) => Math.max(1, minimum),
  boolean: () => false,
  person: () => person,
  record: () => ({ id: sampleId, title: 'Sales' }),
  records: () => [{ id: sampleId, title: 'Sales' }],
  actions: () => ['update', 'delete', 'duplicate'],
};

/**
 * A row of a list or a record, made from the declaration of its fields.
 *
 * @example sampleOf(codelistsResource, 'list', { title: 'Units' })
 */
export function sampleOf<F extends Fields, P extends Part>(
  { fields }: { readonly fields: F },
  part: P,
  overrides: Partial<PartOf<F, P>> = {},
): PartOf<F, P> {
  const isShown = part === 'list' || part === 'record';
  const isPart = ({ only, input }: Field) =>
    isShown ? only === undefined || only === part : input === 'save' || input === part;
  const made = Object.entries<Field>(fields)
    .filter(([, field]) => isPart(field))
    .map(([name, field]) => [name, values[field.type](name, field)]);
  return { ...(isShown ? { id: sampleId } : {}), ...Object.fromEntries(made), ...overrides } as PartOf<F, P>;
}
