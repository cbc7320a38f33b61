/** The values of a Word file's tags. Only strings: what a person types is never read as a command of the merge. */
export interface MergeValues {
  /** Texts by the name of their tag, such as `customer.title`. Line breaks become line breaks. */
  readonly texts: Readonly<Record<string, string>>;
  /** Rows by the name of their loop: `{#items}…{/items}` is repeated for each. */
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** A tag where it is written. */
export interface DocxTag {
  /** Without braces, `#` and `/`. */
  readonly name: string;
  readonly kind: 'value' | 'open' | 'close';
  readonly place?: TagPlace;
}

/** Where a tag is written. */
export interface TagPlace {
  readonly part: 'document' | 'header' | 'footer' | 'footnotes' | 'endnotes';
  /** The beginning of its paragraph. */
  readonly near: string;
}

/** Why the tags of a file cannot be understood. */
export interface TagProblem {
  readonly reason: 'not_closed' | 'not_opened' | 'brace_missing' | 'options';
  /** The tag, or the text around the brace. */
  readonly near: string;
}

/** What a process does with a Word file. */
export type MergeTask =
  | { readonly kind: 'tags'; readonly docx: Uint8Array }
  | { readonly kind: 'merge'; readonly docx: Uint8Array; readonly values: MergeValues };

export type MergeAnswer =
  | { readonly tags: readonly DocxTag[] }
  | { readonly docx: Uint8Array }
  | { readonly problem: TagProblem }
  | { readonly missing: string };
