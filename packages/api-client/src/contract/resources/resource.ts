import type { Access } from '../endpoint';
import type { Field, Fields } from './field';

/** A field in list calls. Fields without any of these flags cannot be named in a call. */
export type ResourceColumn = Pick<
  Field,
  'type' | 'sortable' | 'filterable' | 'searchable' | 'exported' | 'choices' | 'names' | 'column' | 'money' | 'decimals'
>;

/** Access to the calls of a resource. A call without a policy does not exist. */
export interface ResourceAccess {
  /** List, export and options. */
  readonly list: Access;
  readonly get: Access;
  readonly create?: Access;
  readonly update?: Access;
  readonly delete?: Access;
  readonly duplicate?: Access;
}

/** Definition of a resource: records with the standard calls of every `{route}` in the specification. */
export interface ResourceDefinition {
  /** `{route}`: the first path segment, the namespace in `/options`, and the file name of the export. */
  readonly route: string;
  /** All fields of the record, its list and its input, in column order. */
  readonly fields: Fields;
  readonly access: ResourceAccess;
  /** Default order, such as `-updated_at`. */
  readonly defaultSort: string;
}

/** A resource with its columns. */
export interface Resource extends ResourceDefinition {
  readonly columns: Readonly<Record<string, ResourceColumn>>;
}

/** Default page size, if neither the call nor the account sets one. */
export const defaultPerPage = 10;

/** Declares a resource for the service and the portal. Marked pure, so that bundlers drop unused ones. */
export function defineResource<const R extends ResourceDefinition>(resource: R): R & { readonly columns: R['fields'] } {
  return { ...resource, columns: resource.fields };
}

/** Requires `view|create|update|delete/{module}` for the calls of a resource. */
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
