import type { Access } from '../endpoint';
import type { Field, Fields } from './field';

/** A field as lists see it. Whatever has none of these marks cannot be named in a call. */
export type ResourceColumn = Pick<
  Field,
  'type' | 'sortable' | 'filterable' | 'searchable' | 'exported' | 'choices' | 'column' | 'money' | 'decimals'
>;

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
export interface ResourceDefinition {
  /** `{route}`: the first part of its addresses, its namespace in `/options`, the name of its spreadsheet. */
  readonly route: string;
  /** Every field of the record, of its list and of its input, in the order of the list's columns. */
  readonly fields: Fields;
  readonly access: ResourceAccess;
  /** The order of a list that names none, as `-updated_at`. */
  readonly defaultSort: string;
}

/** A resource with its fields as lists call them. */
export interface Resource extends ResourceDefinition {
  readonly columns: Readonly<Record<string, ResourceColumn>>;
}

/** Rows of a page where neither the call nor the account says. */
export const defaultPerPage = 10;

/** Declares a resource once for both sides, marked pure so that bundlers drop the unused ones. */
export function defineResource<const R extends ResourceDefinition>(resource: R): R & { readonly columns: R['fields'] } {
  return { ...resource, columns: resource.fields };
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
