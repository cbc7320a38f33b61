import type { Resource, SelectOption } from '@atrium/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hasPermission, type Language, type Scope, type SessionUser, type Transaction } from '../platform';
import type { Filter } from './filter';

/** User, scope and language of a list request. */
export interface ListContext {
  readonly user: SessionUser;
  readonly scope: Scope;
  readonly language: Language;
}

/** SQL, or a function that builds it for a language. */
export type ListedSql = SQL | ((context: { readonly language: Language }) => SQL);

/** SQL expressions of a column, one for each operation the contract allows. */
export interface ListedColumn {
  /** Sort expression. Never null, and the first column of an index that ends with the id. */
  readonly sort?: ListedSql;
  /** Compared with the values of a filter; a function for conditions on related records: any of these values. */
  readonly filter?: SQL | ((values: SQL, requested: readonly string[]) => SQL);
  /** Folded text for a search of this column only. */
  readonly search?: SQL;
  /** Spreadsheet cell: text, or a timestamp for `instant` columns. */
  readonly exported?: ListedSql;
  /** Turns the value of a spreadsheet cell into text in the reader's language. */
  readonly write?: (value: string, language: Language) => string;
}

export const inLanguage = (expression: ListedSql, language: Language): SQL =>
  typeof expression === 'function' ? expression({ language }) : expression;

/** A resource and its table: the part that is independent of the row type. */
export interface ListedTable {
  readonly resource: Resource;
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Source of rows under the table's name; defaults to the table. */
  readonly source?: (scope: Scope) => SQL;
  /** Scope of the rows a user may see. */
  readonly scopeOf: (user: SessionUser) => Scope;
  /** Condition for the rows of a scope, in addition to row-level security. */
  readonly within?: (scope: Scope) => SQL | undefined;
  readonly columns: Readonly<Record<string, ListedColumn>>;
  /** Folded text of all searchable columns, with a trigram index for large tables. */
  readonly searchText: SQL;
  /** Replaces the search of `searchText`, such as by a full-text search. */
  readonly searchWhole?: (term: string) => SQL;
  /** Rows that a list shows only with a filter on a column. */
  readonly hidden?: { readonly unlessFilteredBy: string; readonly rows: SQL };
  /** LIKE patterns for equivalent terms, such as the name within a URL. */
  readonly alsoSearch?: (term: string) => readonly string[];
  /** Total without counting; null if unknown for these filters. */
  readonly storedTotal?: (tx: Transaction, scope: Scope, filters: readonly Filter[]) => Promise<number | null>;
  /** FROM clause with all tables that `exported` uses. */
  readonly exportFrom: SQL;
}

/** Whether a user may list a resource. Their scope limits the rows. */
export function mayList(user: SessionUser, { resource }: ListedTable): boolean {
  const { list } = resource.access;
  return list.kind !== 'permission' || hasPermission(user, list.permission);
}

/** A listed table with its row type. */
export interface Listing<Row extends { readonly id: string } = { readonly id: string }> extends ListedTable {
  /** Rows with these ids, in any order. */
  rows(tx: Transaction, ids: readonly string[], context: ListContext): Promise<readonly Row[]>;
  /** Converts a row to a select option. */
  option(row: Row, language: Language): Pick<SelectOption, 'title' | 'subtitle'>;
}
