import { string, ValidationError } from 'yup';
import type { PlaygroundRule } from './rules';

export interface Judged {
  readonly name: string;
  readonly valid: boolean;
  /** The reason's own word, as the verdict has it. */
  readonly reason: string | undefined;
  /** Key of the text a form shows. */
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

/** What a rule makes of a value, in code and in a form. */
export function judge(rule: PlaygroundRule, value: string, country: string | undefined): Judged {
  const { valid, reason } = rule.check(value, country);
  return { name: rule.name, valid, reason, message: messageOf(rule, value, country) };
}
