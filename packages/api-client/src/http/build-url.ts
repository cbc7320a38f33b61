import { encodeForm } from '../contract';

/** What stands in a path's braces, by name. */
export type PathParams = Readonly<Record<string, string | number | undefined>>;

/** A parameter that is a path of its own would be another address: it is refused, not sent. */
function encodeParam(name: string, value: string | number = ''): string {
  const text = String(value);
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Path parameter "${name}" is missing.`);
  return encodeURIComponent(text);
}

/** `/tenants/{id}` with its parameters and query, below the API base. */
export function buildUrl(baseUrl: string, path: string, params: PathParams = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeParam(name, params[name]));
  const search = encodeForm(query);
  return `${baseUrl}${filled}${search && `?${search}`}`;
}
