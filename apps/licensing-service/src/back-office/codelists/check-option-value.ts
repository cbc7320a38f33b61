import { codelistValues } from '@atrium/api-client/contract';
import { InvalidInput } from '../../platform';

/** @throws InvalidInput if options of this codelist need another value */
export function checkOptionValue(slug: string, value: number | null): void {
  const rule = Object.hasOwn(codelistValues, slug) ? codelistValues[slug] : undefined;
  if (rule === undefined) return;
  const { minimum, maximum, decimals, required } = rule;
  const typed = (bound: number) => bound / 10 ** decimals;
  if (value === null) {
    if (required) throw new InvalidInput({ 'params.value': ['required'] });
  } else if (value < minimum) {
    throw new InvalidInput({ 'params.value': [{ key: 'too_small', values: { min: typed(minimum) } }] });
  } else if (value > maximum) {
    throw new InvalidInput({ 'params.value': [{ key: 'too_large', values: { max: typed(maximum) } }] });
  }
}
