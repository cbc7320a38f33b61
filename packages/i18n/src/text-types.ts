import type { TextTree } from './feature-messages';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'other';

type Leaf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];

type WithoutPluralForm<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every dotted key of a tree. A plural text has one key without the plural suffix. */
export type TextKey<Tree extends TextTree> = WithoutPluralForm<Leaf<Tree>>;

type TextAt<Tree, Key extends string> = Key extends keyof Tree
  ? Tree[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? TextAt<Tree[Head], Rest>
      : never
    : never;

type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;

type NamesAt<Tree, Key extends string> = [TextAt<Tree, `${Key}_other`>] extends [never]
  ? Names<TextAt<Tree, Key>>
  : 'count' | Names<TextAt<Tree, `${Key}_${PluralForm}`>>;

export type TextValue = string | number;

type Values<Tree, Key extends string> = [NamesAt<Tree, Key>] extends [never]
  ? [values?: Readonly<Record<string, TextValue>>]
  : [
      values: Readonly<Record<Exclude<NamesAt<Tree, Key>, 'count'>, TextValue>> &
        ('count' extends NamesAt<Tree, Key> ? { readonly count: number } : unknown),
    ];

/** Looks up a text of a feature. Unknown keys and missing values do not compile. */
export type Texts<Tree extends TextTree> = <Key extends TextKey<Tree>>(
  key: Key,
  ...values: Values<Tree, Key>
) => string;
