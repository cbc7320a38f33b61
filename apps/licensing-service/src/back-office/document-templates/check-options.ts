import { type FieldProblem, throwIfInvalid, type Transaction } from '../../platform';
import { holdTarget } from '../../resource';
import { hasOption } from '../codelists/codelist.repository';

const codelists = { category: 'document-template-categories', view: 'document-template-views' } as const;

type Chosen = Readonly<Record<keyof typeof codelists, string>>;

/**
 * Checks that the options of a template exist, and keeps them until the transaction ends.
 *
 * @throws InvalidInput
 */
export async function checkOptions(tx: Transaction, chosen: Chosen): Promise<void> {
  const problems: Record<string, FieldProblem[]> = {};
  for (const [field, slug] of Object.entries(codelists)) {
    const key = chosen[field as keyof Chosen];
    await holdTarget(tx, `codelists:${slug}`, key);
    if (!(await hasOption(tx, slug, key))) problems[field] = ['not_a_choice'];
  }
  throwIfInvalid(problems);
}
