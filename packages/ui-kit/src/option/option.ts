/** One entry of a select; the form in which the service answers `POST /options`. */
export interface Option {
  /** What is stored when it is chosen. */
  key: string;
  /** Its line in the open list. */
  title: string;
  /** What the closed select and chips show. Default the title. */
  label?: string | undefined;
  /** Beside the title, quieter: a code, an e-mail address. */
  subtitle?: string | null | undefined;
  /** A picture before the title. */
  imageUrl?: string | null | undefined;
  /** Is shown, and cannot be chosen. */
  disabled?: boolean | undefined;
  /** Depth in a tree, 0 at its root. */
  indent?: number | undefined;
}

/** What a closed select and chips show of an option. */
export function labelOf({ label, title }: Option): string {
  return label ?? title;
}
