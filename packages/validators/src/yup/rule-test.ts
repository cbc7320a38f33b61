import type { TestContext, ValidationError } from 'yup';
import type { MessageOf } from '../messages/message';
import type { Verdict } from '../verdict';

/** The argument of yup's `schema.test(…)`. */
export interface RuleTest {
  readonly name: string;
  readonly skipAbsent: true;
  readonly test: (value: unknown, context: TestContext) => true | ValidationError;
}

/** The sibling values of the checked one. */
export type Fields = Readonly<Record<string, unknown>>;

/** Options of a rule, or a function that derives them from the sibling values. */
export type OptionsSource<Options> = Options | ((fields: Fields) => Options);

/** The country, or the field that holds it. A field without text means no country. */
export type CountrySource =
  | { readonly country?: string | undefined }
  | ((fields: Fields) => { readonly country?: unknown });

export function countryFrom(source: CountrySource): OptionsSource<{ readonly country?: string | undefined }> {
  if (typeof source !== 'function') return source;
  return (fields) => {
    const { country } = source(fields);
    return typeof country === 'string' ? { country } : {};
  };
}

function resolve<Options extends object>(source: OptionsSource<Options>, context: TestContext): Options {
  return typeof source === 'function' ? source(context.parent ?? {}) : source;
}

/** Turns a rule into a yup test: empty values pass, and a rejected value fails with its message key. */
export function ruleTest<Options extends object, Reason extends string>(
  name: string,
  check: (value: unknown, options: Options) => Verdict<Reason>,
  messageOf: MessageOf<Reason, Options>,
  source: OptionsSource<Options>,
): RuleTest {
  return {
    name,
    skipAbsent: true,
    test: (value, context) => {
      if (value === '' || (typeof value === 'string' && value.trim() === '')) return true;
      const options = resolve(source, context);
      const verdict = check(value, options);
      return verdict.valid ? true : context.createError({ message: messageOf(verdict, options) });
    },
  };
}
