import type { Access } from '../endpoint';

/** What a column holds; it decides how a filter reads its value and how a spreadsheet shows it. */
export type ColumnType = 'text' | 'choice' | 'instant' | 'integer' | 'boolean' | 'id';

/** A column of a resource and what a call may do with it. Whatever is not listed here cannot be named in a call. */
export interface ResourceColumn {
  readonly type: ColumnType;
  /** May stand in `sort`. */
  readonly sortable?: true;
  /** May stand in `filter`. */
  readonly filterable?: true;
  /** Is looked through by `search`, and may stand in `columns` of `/options`. */
  readonly searchable?: true;
  /** Is a column of the spreadsheet. */
  readonly exported?: true;
  /** The values of a `choice`. */
  readonly choices?: readonly string[];
}

/** Who may do what with the records of a resource; a call without a policy is not offered. */
export interface ResourceAccess {
  /** List, export and options. */
  readonly list: Access;
  readonly get: Access;
  readonly create?: Access;
  readonly update?: Access;
  readonly delete?: Access;
  readonly duplicate?: Access;
}

/** Records that are listed, read and changed by the calls every `{route}` of the specification has. */
export interface Resource {
  /** `{route}`: the first part of its addresses, its namespace in `/options`, the name of its spreadsheet. */
  readonly route: string;
  readonly columns: Readonly<Record<string, ResourceColumn>>;
  readonly access: ResourceAccess;
  /** The order of a list that names none, as `-updated_at`. */
  readonly defaultSort: string;
}

/** Rows of a page where neither the call nor the account says. */
export const defaultPerPage = 10;

/** Declares a resource once for both sides, marked pure so that bundlers drop the unused ones. */
export function defineResource<const R extends Resource>(resource: R): R {
  return resource;
}

/** A permission on its module for each call: `view|create|update|delete/{module}`. */
export function accessByPermission(module: string) {
  const holding = (action: string) => ({ kind: 'permission', permission: `${action}/${module}` }) as const;
  return {
    list: holding('view'),
    get: holding('view'),
    create: holding('create'),
    update: holding('update'),
    delete: holding('delete'),
    duplicate: holding('create'),
  };
}
