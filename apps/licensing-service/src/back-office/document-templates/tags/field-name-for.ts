import { fieldGroup } from '@atrium/api-client/contract';

const longestName = 49;

/** Suggests a field name for an unknown tag: `Ime stranke` becomes `field.ime_stranke`. Null if no name is possible. */
export function fieldNameFor(written: string): string | null {
  const [group, ...rest] = written.includes('.') ? written.split('.') : [fieldGroup, written];
  const [first, second] = [group ?? '', rest.join('_')].map(toName);
  return first && second ? `${/^[a-z_]+$/.test(first) ? first : fieldGroup}.${second}` : null;
}

const toName = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, longestName);
