import type { Field, Fields } from './field';

/** Parts of a record: a list row, the single record, the input that creates it and the one that changes it. */
export type Part = 'list' | 'record' | 'create' | 'save';

export type ShownPart = Extract<Part, 'list' | 'record'>;

/** Names of the fields in one part of a record. */
export type NamesOf<F extends Fields, P extends Part> = {
  [K in keyof F]: P extends ShownPart
    ? F[K] extends { readonly only: infer Only }
      ? Only extends P
        ? K
        : never
      : K
    : F[K] extends { readonly input: 'save' | P }
      ? K
      : never;
}[keyof F] &
  string;

type Plain<F extends Field> = F extends { readonly choices: infer C extends readonly string[] }
  ? C[number]
  : F['type'] extends 'integer'
    ? number
    : F['type'] extends 'boolean'
      ? boolean
      : F['type'] extends 'person'
        ? { id: string; full_name: string }
        : F['type'] extends 'record'
          ? { id: string; title: string }
          : F['type'] extends 'records'
            ? { id: string; title: string }[]
            : F['type'] extends 'actions'
              ? string[]
              : string;

type Value<F extends Field> = F extends { readonly nullable: true } ? Plain<F> | null : Plain<F>;

type OptionalNames<F extends Fields, P extends Part> = P extends ShownPart
  ? never
  : { [K in NamesOf<F, P>]: F[K] extends { readonly optional: true } ? K : never }[NamesOf<F, P>];

/** Type of a record, a row or an input, derived from its fields. */
export type PartOf<F extends Fields, P extends Part> = (P extends ShownPart ? { id: string } : unknown) & {
  [K in Exclude<NamesOf<F, P>, OptionalNames<F, P>>]: Value<F[K]>;
} & { [K in OptionalNames<F, P>]?: Value<F[K]> };
