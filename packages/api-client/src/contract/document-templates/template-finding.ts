/** What needs a correction in the file of a template. */
export interface TemplateFinding {
  /** Why, as a code. */
  readonly reason: string;
  /** Why and where, in the user's language. */
  readonly message: string;
  /** Name of the part of the file, such as `word/header1.xml`; null if it is not known. */
  readonly part: string | null;
  /** Text near it; null if it is not known. */
  readonly near: string | null;
  /** The tag as it is written, with braces; null for what is not about a tag. */
  readonly tag: string | null;
  /** What was probably meant, with braces. */
  readonly suggestion: string | null;
}

/** What a 422 of an upload adds to the message on `file`. */
export interface TemplateRefusal {
  /** The check that failed. The checks before it passed. */
  readonly check: 'safe' | 'tags' | 'merge' | 'pages';
  readonly findings: readonly TemplateFinding[];
}
