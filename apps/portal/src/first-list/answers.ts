import type { FirstAnswer } from '../first-calls';

const answers = new Map<string, unknown>();
const read = new Map<string, FirstAnswer>();

const addressOf = (id: unknown, query: string) => `${String(id)}?${query}`;

const queryOf = (parts: unknown) =>
  typeof parts === 'object' && parts !== null && 'query' in parts ? Object.entries(Object(parts.query)) : [];

/** Stores the answer of an early call, by the endpoint's id and the query in its address. */
export function keepAnswer(id: string, query: string, answer: unknown): void {
  answers.set(addressOf(id, query), answer);
}

/** The early answer of the same call; undefined if no early call was the same. */
export function answerOf(queryKey: readonly unknown[]): unknown {
  const [id, parts] = queryKey;
  const query = queryOf(parts).map(([name, value]): [string, string] => [name, String(value)]);
  const address = addressOf(id, new URLSearchParams(query).toString());
  const answer = answers.get(address);
  if (answer !== undefined) read.set(address, [queryKey, answer]);
  return answer;
}

/** What the page has read, by query key. */
export const readAnswers = (): readonly FirstAnswer[] => [...read.values()];
