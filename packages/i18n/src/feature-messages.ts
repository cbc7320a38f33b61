import type { Language } from './languages';

/** Texts by key, nested where keys have dots. Written `as const`, keys and values are checked where texts are used. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export type TextLoader<Tree extends TextTree = TextTree> = () => Tree | Promise<Tree>;

/** The texts a feature owns: its namespace, and a loader for each language. */
export interface FeatureMessages<Tree extends TextTree = TextTree> {
  readonly namespace: string;
  readonly resources: { readonly en: TextLoader<Tree> } & Readonly<Record<Language, TextLoader>>;
}
