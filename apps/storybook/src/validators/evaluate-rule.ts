import { string, ValidationError } from 'yup';
import type { PlaygroundRule } from './rules';

export interface RuleResult {
  readonly name: string;
  readonly valid: boolean;
  /** The reason of the verdict. */
  readonly reason: string | undefined;
  /** Key of the form's message. */
  readonly message: string | undefined;
}

function messageOf({ test, warning }: PlaygroundRule, value: string, country: string | undefined): string | undefined {
  try {
    string().required('validation.required').test(test(country)).validateSync(value);
    return warning?.(value, country);
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/** Evaluates a rule for a value, both directly and as a form test. */
export function evaluateRule(rule: PlaygroundRule, value: string, country: string | undefined): RuleResult {
  const { valid, reason } = rule.check(value, country);
  return { name: rule.name, valid, reason, message: messageOf(rule, value, country) };
}
