import type { english } from './english';

/** The same structure with texts of any language. */
export type Wording<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends RegExp ? RegExp : Wording<T[K]>;
};

/** Texts with the same structure in every language. */
export type Words = Wording<typeof english>;
