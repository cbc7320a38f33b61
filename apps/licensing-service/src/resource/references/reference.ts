import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Listing } from '../listing';

/**
 * Declares that records of one list refer to another record, by its id or key. Each room declares its references in a
 * file of its own, and `composition.ts` collects them. Use counts, lists of the referring records, refused deletions and
 * replacements follow from the declaration.
 *
 * @example { to: 'codelists:units', listing: documentListing, column: documentLines.unit,
 *   record: documentLines.documentId, kept: issued, href: (id) => `/documents/${id}` }
 */
export interface Reference {
  /** What is referred to: a module, such as `customers`, or the options of a codelist: `codelists:units`. */
  readonly to: string;
  /** The referring records: who may see which, and their titles. */
  readonly listing: Listing;
  /** Stores the id or key of the other record; indexed. */
  readonly column: PgColumn;
  /** Id of the referring record, if `column` belongs to a table of its parts. */
  readonly record?: PgColumn;
  /**
   * Rows of the column's table that keep what they were made with, such as lines of an issued document. They are counted
   * apart, do not prevent a deletion, and a replacement leaves them.
   */
  readonly kept?: SQL;
  /** Address of a referring record in the portal. */
  readonly href: (id: string) => string;
}

/** Numbers of records that refer to one record. */
export interface Uses {
  /** Records that a replacement would change. */
  readonly uses: number;
  /** Records that keep what they were made with. */
  readonly kept: number;
}

/** The column that names the referring record. */
export const recordOf = ({ record, listing }: Reference): PgColumn => record ?? listing.id;

/** The references to one kind of record. */
export const referencesTo = (references: readonly Reference[], to: string): readonly Reference[] =>
  references.filter((reference) => reference.to === to);
