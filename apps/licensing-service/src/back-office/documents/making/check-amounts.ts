import { type DocumentItem, isPriceable } from '@atrium/api-client/contract';
import type { FieldProblem } from '../../../platform';

/** Problems of items whose amounts are too large to be added up. */
export function amountProblems(items: readonly DocumentItem[]): Record<string, FieldProblem[]> {
  const problems = items.flatMap((item, at): [string, FieldProblem[]][] =>
    isPriceable(item) ? [] : [[`items.${at}.price`, ['amount_too_large']]],
  );
  return Object.fromEntries(problems);
}
