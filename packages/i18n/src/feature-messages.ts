import type { Language } from './languages';

/** Texts by key, nested where keys contain dots. Written `as const`, so that keys and placeholders are type-checked. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export type TextLoader<Tree extends TextTree = TextTree> = () => Tree | Promise<Tree>;

/** The texts of a feature: its namespace, and a loader for each language. */
export interface FeatureMessages<Tree extends TextTree = TextTree> {
  readonly namespace: string;
  readonly resources: { readonly en: TextLoader<Tree> } & Readonly<Record<Language, TextLoader>>;
}
