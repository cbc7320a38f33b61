import type { Database } from '../../../platform';
import type { PlayedCrm } from '../played-crm';
import type { RandomHistory } from '../history';
import type { HistoryService } from '../history-service';
import { billedDayProblems } from './billed-days';
import { readBooks, readState } from './books-of-crm';
import { documentProblems } from './documents';
import { chargeProblems, moneyProblems } from './money';
import { numberProblems } from './numbers';
import { periodProblems } from './periods';
import { stateProblems } from './states';

/** Below it shares of a day round to 0, and their lines may be left out. */
const leastPrice = 20;

/** Checks all invariants. Returns those that are broken. */
export async function checkAll(
  { world }: HistoryService,
  crms: readonly PlayedCrm[],
  { prices, steps }: RandomHistory,
): Promise<string[]> {
  const { database } = world.test;
  const lists = [prices, ...steps.flatMap(({ action }) => (action.do === 'change the prices' ? [action.prices] : []))];
  const hasWholeCents = lists.every(({ licence, module, asset }) => Math.min(licence, module, asset) >= leastPrice);
  const problems = await eachCrm(crms, readBooks, (books, crm) => [
    ...moneyProblems(books, crm),
    ...chargeProblems(books),
    ...documentProblems(books),
    ...periodProblems(books),
    ...(hasWholeCents ? billedDayProblems(books) : []),
  ]);
  return [...problems, ...(await numberProblems(database))];
}

/** Checks after a run of the jobs whether each state agrees with the unpaid days. */
export const checkStates = (crms: readonly PlayedCrm[]): Promise<string[]> =>
  eachCrm(crms, readState, (state, { world }) => stateProblems(state, world.time.clock()));

async function eachCrm<T>(
  crms: readonly PlayedCrm[],
  read: (database: Database, tenantId: string) => Promise<T>,
  problemsOf: (stored: T, crm: PlayedCrm) => readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const crm of crms.filter(({ world }) => world.tenantId !== '')) {
    const stored = await read(crm.world.test.database, crm.world.tenantId);
    found.push(...problemsOf(stored, crm).map((problem) => `${crm.world.name}: ${problem}`));
  }
  return found;
}
