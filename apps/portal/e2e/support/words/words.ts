import type { english } from './english';

/** The same places with words of any language. */
export type Wording<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends RegExp ? RegExp : Wording<T[K]>;
};

/** What a person reads, the same in every language but for the words. */
export type Words = Wording<typeof english>;
