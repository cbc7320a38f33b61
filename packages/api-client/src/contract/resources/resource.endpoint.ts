import { type Access, defineEndpoint, type Endpoint, type EndpointDefinition, type CallShape } from '../endpoint';
import type { Resource } from './resource';

/** Media type of exported spreadsheets. */
export const spreadsheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function call<S extends CallShape>(
  { route }: Resource,
  name: string,
  access: Access | undefined,
  definition: Pick<EndpointDefinition, 'method' | 'path' | 'rateLimit' | 'mediaType' | 'file' | 'idempotency'>,
): Endpoint<S> {
  if (access === undefined) throw new Error(`${route} has no policy for ${name}`);
  const csrf = definition.method === 'GET' ? 'none' : 'session';
  return defineEndpoint<S>({ id: `${route}.${name}`, access, csrf, ...definition });
}

/** `GET {route}`: a page of the records. */
export const listEndpoint = <S extends CallShape>(of: Resource) =>
  call<S>(of, 'list', of.access.list, { method: 'GET', path: `/${of.route}` });

/** `GET {route}/{id}`: the record. */
export const getEndpoint = <S extends CallShape>(of: Resource) =>
  call<S>(of, 'get', of.access.get, { method: 'GET', path: `/${of.route}/{id}` });

/** `POST {route}`: creates a record, once per idempotency key. */
export const createEndpoint = <S extends CallShape>(of: Resource) =>
  call<S>(of, 'create', of.access.create, { method: 'POST', path: `/${of.route}`, idempotency: 'required' });

/** `PUT {route}/{id}`: updates a record; 412 with the newer one if it has changed. */
export const updateEndpoint = <S extends CallShape>(of: Resource) =>
  call<S>(of, 'update', of.access.update, { method: 'PUT', path: `/${of.route}/{id}` });

/** `DELETE {route}/{id}`. */
export const deleteEndpoint = <S extends CallShape>(of: Resource) =>
  call<S>(of, 'delete', of.access.delete, { method: 'DELETE', path: `/${of.route}/{id}` });

/** `POST /{route}/duplicate/{id}`: copies a record, once per idempotency key. */
export const duplicateEndpoint = <S extends CallShape>(of: Resource) =>
  call<S>(of, 'duplicate', of.access.duplicate, {
    method: 'POST',
    path: `/${of.route}/duplicate/{id}`,
    idempotency: 'required',
  });

/** `POST export/{route}`: the records as a spreadsheet; 409 while the caller's last one is still being sent. */
export const exportEndpoint = <S extends CallShape>(of: Resource) =>
  call<S>(of, 'export', of.access.list, {
    method: 'POST',
    path: `/export/${of.route}`,
    mediaType: 'application/json',
    rateLimit: 'export',
    file: { name: `${of.route}.xlsx`, mediaType: spreadsheetMediaType },
  });
