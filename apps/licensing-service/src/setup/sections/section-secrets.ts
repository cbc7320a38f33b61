import type { DatabaseHandle, SecretKey } from '../../platform';
import { removeSecret, setSecret } from '../../tenants';
import { secretField, type Section } from './section';

export interface SecretChanges {
  /** By secret path. */
  readonly set: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits input into data to store as is and secrets to encrypt. An empty secret means unchanged. */
export function splitSecrets(
  { secrets }: Pick<Section, 'secrets'>,
  input: Values,
): { readonly data: Record<string, unknown>; readonly changes: SecretChanges } {
  const set: Record<string, string> = {};
  const removed: string[] = [];

  function stripSecrets(values: Values, path: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const fieldPath = `${path}${name}`;
        if (secrets.includes(fieldPath)) {
          if (typeof value === 'string' && value !== '') set[fieldPath] = value;
          return [];
        }
        const removedSecret = secrets.find((secret) => fieldPath === `${secret}_remove`);
        if (removedSecret !== undefined) {
          if (value === true) removed.push(removedSecret);
          return [];
        }
        return [[name, isValues(value) ? stripSecrets(value, `${fieldPath}.`) : value]];
      }),
    );
  }

  const data = stripSecrets(input, '');
  return { data, changes: { set, removed: removed.filter((path) => !(path in set)) } };
}

export async function writeSecrets(
  db: DatabaseHandle,
  { keys, tenantId, at }: { readonly keys: readonly SecretKey[]; readonly tenantId: string; readonly at: Date },
  section: Section,
  { set, removed }: SecretChanges,
): Promise<void> {
  for (const [path, value] of Object.entries(set)) {
    await setSecret(db, keys, { tenantId, field: secretField(section, path), value, at });
  }
  for (const path of removed) await removeSecret(db, tenantId, secretField(section, path));
}
