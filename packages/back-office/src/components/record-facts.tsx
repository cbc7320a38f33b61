import type { Field, Fields } from '@atrium/api-client/contract';
import type { Definition } from '@atrium/ui-kit';
import { showValue } from './show-value';

/** The fields that the page of a record shows. */
type FactName<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly type: 'actions' } | { readonly only: 'list' | 'query' } ? never : K;
}[keyof F] &
  string;

interface FactTexts<F extends Fields> {
  readonly label: (name: Exclude<FactName<F>, 'version'>) => string;
  /** Text of a choice, or of yes and no. */
  readonly choice: (name: string, value: string) => string;
}

const isShown = (name: string, { type, only }: Field) =>
  name !== 'version' && type !== 'actions' && (only === undefined || only === 'record');

/** The facts on the page of a record, in declared order. */
export function recordFacts<F extends Fields>(
  fields: F,
  record: object,
  { label, choice }: FactTexts<F>,
): Definition[] {
  return Object.entries<Field>(fields)
    .filter(([name, field]) => isShown(name, field))
    .map(([id, field]) => ({
      id,
      term: label(id as Exclude<FactName<F>, 'version'>),
      value: showValue(field, Reflect.get(record, id), (value) => choice(id, value)) ?? '–',
    }));
}
