import type { DatabaseHandle, SecretKey } from '../../platform';
import { removeSecret, setSecret } from '../../tenants';
import { secretField, type Section } from './section';

export interface SecretChanges {
  /** By the secret's place. */
  readonly set: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent, apart: the data that is kept as it is, and its secrets, which are not. Empty is the same as left out. */
export function splitSecrets(
  { secrets }: Pick<Section, 'secrets'>,
  input: Values,
): { readonly data: Record<string, unknown>; readonly changes: SecretChanges } {
  const set: Record<string, string> = {};
  const removed: string[] = [];

  function without(values: Values, place: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const here = `${place}${name}`;
        if (secrets.includes(here)) {
          if (typeof value === 'string' && value !== '') set[here] = value;
          return [];
        }
        const removes = secrets.find((secret) => here === `${secret}_remove`);
        if (removes !== undefined) {
          if (value === true) removed.push(removes);
          return [];
        }
        return [[name, isValues(value) ? without(value, `${here}.`) : value]];
      }),
    );
  }

  const data = without(input, '');
  return { data, changes: { set, removed: removed.filter((place) => !(place in set)) } };
}

export async function writeSecrets(
  db: DatabaseHandle,
  { keys, tenantId, at }: { readonly keys: readonly SecretKey[]; readonly tenantId: string; readonly at: Date },
  section: Section,
  { set, removed }: SecretChanges,
): Promise<void> {
  for (const [place, value] of Object.entries(set)) {
    await setSecret(db, keys, { tenantId, field: secretField(section, place), value, at });
  }
  for (const place of removed) await removeSecret(db, tenantId, secretField(section, place));
}
