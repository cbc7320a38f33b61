import type { MadeDocument } from './make-document';

/** The columns of a version or draft about its files. */
export interface StoredDocument {
  readonly docx: string | null;
  readonly pdf: string;
  readonly size: number;
  readonly pages: number;
  readonly renderer: string;
  readonly warnings: MadeDocument['warnings'][number][];
}
