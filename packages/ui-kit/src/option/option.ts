/** An option of a select, in the format of `POST /options`. */
export interface Option {
  /** Stored when the option is chosen. */
  key: string;
  /** Text in the open list. */
  title: string;
  /** Text in the closed select and in chips. Default: the title. */
  label?: string | undefined;
  /** Shown beside the title in a quieter colour: a code, an e-mail address. */
  subtitle?: string | null | undefined;
  /** Picture before the title. */
  imageUrl?: string | null | undefined;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
  /** Depth in a tree, 0 at its root. */
  indent?: number | undefined;
}

/** Text of an option in closed selects and chips. */
export function labelOf({ label, title }: Option): string {
  return label ?? title;
}
