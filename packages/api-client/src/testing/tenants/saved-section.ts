import type { SecretState } from '../../contract';

/** A section in responses. */
export interface ShownSection {
  version: number;
  updated_at: string | null;
  data: object;
  secrets: object;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const notSet: SecretState = { set: false, updated_at: null };

/**
 * Saves `input` as the next version of a section. Stores secrets separately; returns only whether they are set. `input`
 * has the shape of the section's schema, without `_version`.
 */
export function savedSection<Section extends ShownSection>(section: Section, input: Fields, at: string): Section {
  const before: Readonly<Record<string, unknown>> = { ...section.secrets };
  const set = new Set<string>();
  const removed = new Set<string>();

  function dataOf(values: Fields, prefix: string): Fields {
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const place = `${prefix}${name}`;
        const removes = place.endsWith('_remove') ? place.slice(0, -'_remove'.length) : undefined;
        if (place in before) {
          if (value !== '' && value !== undefined) set.add(place);
          return [];
        }
        if (removes !== undefined && removes in before) {
          if (value === true) removed.add(removes);
          return [];
        }
        return [[name, isFields(value) ? dataOf(value, `${place}.`) : value]];
      }),
    );
  }

  const data = dataOf(input, '');
  const secrets = Object.entries(before).map(([place, state]) => {
    if (set.has(place)) return [place, { set: true, updated_at: at }];
    return [place, removed.has(place) ? notSet : state];
  });
  return { ...section, version: section.version + 1, updated_at: at, data, secrets: Object.fromEntries(secrets) };
}
