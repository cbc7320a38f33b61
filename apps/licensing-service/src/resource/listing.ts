import type { Resource, SelectOption } from '@atrium/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language, Scope, SessionUser, Transaction } from '../platform';
import type { Filter } from './filter';

/** The reader of the rows, and their language. */
export interface Reading {
  readonly user: SessionUser;
  readonly scope: Scope;
  readonly language: Language;
}

/** SQL, or what makes it for a language. */
export type ListedSql = SQL | ((reading: { readonly language: Language }) => SQL);

/** What a column is in SQL, for each thing the contract allows with it. */
export interface ListedColumn {
  /** What it is sorted by: never null, and the front of an index that ends with the id. */
  readonly sort?: ListedSql;
  readonly filter?: SQL;
  /** The folded text that a search of this column alone looks through. */
  readonly search?: SQL;
  /** Its cell in the spreadsheet: text, or an instant where the column is one. */
  readonly exported?: ListedSql;
}

export const inLanguage = (expression: ListedSql, language: Language): SQL =>
  typeof expression === 'function' ? expression({ language }) : expression;

/** A resource of the contract over its table, as far as it is the same for every row. */
export interface ListedTable {
  readonly resource: Resource;
  readonly table: PgTable;
  readonly id: PgColumn;
  /** What rows are looked for in, under the table's own name; the table itself where it is left out. */
  readonly source?: (scope: Scope) => SQL;
  /** Whose rows a user reaches. */
  readonly scopeOf: (user: SessionUser) => Scope;
  /** The rows of a scope, said once more beside row security. */
  readonly within?: (scope: Scope) => SQL | undefined;
  readonly columns: Readonly<Record<string, ListedColumn>>;
  /** The folded text of every searchable column, under a trigram index where there may be many rows. */
  readonly searchText: SQL;
  /** Terms that mean the same as what was typed, as the name in an address; each is a pattern of LIKE. */
  readonly alsoSearch?: (term: string) => readonly string[];
  /** How many rows there are, where that is known without counting; null where it is not for these filters. */
  readonly keptTotal?: (tx: Transaction, scope: Scope, filters: readonly Filter[]) => Promise<number | null>;
  /** The table with whatever `exported` names. */
  readonly exportFrom: SQL;
}

/** The same with its rows; everything generic is done from here. */
export interface Listing<Row extends { readonly id: string } = { readonly id: string }> extends ListedTable {
  /** The rows with these ids, in any order. */
  rows(tx: Transaction, ids: readonly string[], reading: Reading): Promise<readonly Row[]>;
  /** A row as an entry of a select. */
  option(row: Row, language: Language): Pick<SelectOption, 'title' | 'subtitle'>;
}
