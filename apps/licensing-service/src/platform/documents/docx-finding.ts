import type { ZipRefusal } from './zip-refused.ts';

/** What is wrong with a Word file. */
export type DocxProblem =
  | ZipRefusal
  /** More than 20 MiB. */
  | 'file_too_large'
  /** Also another kind of file, such as a PDF, to programs that look for one. */
  | 'polyglot'
  | 'dtd'
  | 'macros'
  /** A template that Word loads when it opens the file. */
  | 'attached_template'
  | 'external_picture'
  /** Another file that Word loads, such as a subdocument or a frame. */
  | 'external_content'
  /** Another file inside this one that Word converts when it opens it (altChunk). */
  | 'imported_file'
  /** OLE objects and other embedded files. */
  | 'embedded_object'
  | 'active_x'
  /** A field that loads content or starts a program, such as DDE or INCLUDETEXT. */
  | 'loading_field'
  /** A link that is neither http, https nor mailto. */
  | 'link_target'
  | 'too_costly';

/** A problem with its place. */
export interface DocxFinding {
  readonly reason: DocxProblem;
  /** Name of the part, such as `word/header1.xml`; empty if it concerns the whole file. */
  readonly part: string;
  /** Text of the paragraph, or of the one before it. */
  readonly near: string | null;
}
