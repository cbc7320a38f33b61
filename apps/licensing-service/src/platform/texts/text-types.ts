/** Dotted paths of a tree of texts. */
type PathsOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathsOf<T[K]>}` }[keyof T & string];

type TextAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never;

type BaseOf<K> = K extends `${infer Base}_other` ? Base : K extends `${string}_one` ? never : K;

/** Keys for `textOf`: `days` covers `days_one` and `days_other`. */
export type KeysOf<T> = BaseOf<PathsOf<T>>;

/** Names of the `{values}` in a text. */
export type PlaceholdersOf<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersOf<Rest> : never;

export type PlaceholdersAt<T, K extends string> = PlaceholdersOf<TextAt<T, K> | TextAt<T, `${K}_other`>>;

type Slovenian<K> = K extends `${infer Base}_other`
  ? `${Base}_${'one' | 'two' | 'few' | 'other'}`
  : K extends `${string}_one`
    ? never
    : K;

/** The Slovenian translation: every key, with all four plural forms. */
export type TranslationOf<T> = {
  readonly [K in keyof T as Slovenian<K>]: T[K] extends string ? string : TranslationOf<T[K]>;
};
