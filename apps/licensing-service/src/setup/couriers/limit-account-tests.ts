import { couriers, type TestedCourier } from '@atrium/api-client/contract/couriers';
import { countHit } from '../../identity';
import { TooManyRequests } from '../../platform';
import type { SetupDependencies } from '../dependencies';
import { fieldValues } from './testable-courier';

/** Answers 429 before a courier would lock the account after failed logins. */
export async function limitAccountTests(
  { database, clock }: Pick<SetupDependencies, 'database' | 'clock'>,
  name: TestedCourier,
  input: object,
): Promise<void> {
  const { fields, testLimit } = couriers[name];
  const login = Object.keys(fields).find((field) => fields[field]?.type === 'login');
  if (testLimit === undefined || login === undefined) return;
  const account = (fieldValues(input, [login])[login] ?? '').trim().toLowerCase();
  if (account === '') return;
  const { max, minutes } = testLimit;
  const hit = { key: `${name}-account:${account}`, limit: max, milliseconds: minutes * 60_000 };
  const wait = await countHit(database, hit, clock());
  if (wait !== null) throw new TooManyRequests(wait);
}
