import { encodeForm } from '../contract';

/** Values of the placeholders in a path. */
export type PathParams = Readonly<Record<string, string | number | undefined>>;

/** Rejects `.` and `..`, which would change the path. */
function encodeParam(name: string, value: string | number = ''): string {
  const text = String(value);
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Path parameter "${name}" is missing.`);
  return encodeURIComponent(text);
}

/** Builds the URL of `/tenants/{id}` with its parameters and query, below the API base. */
export function buildUrl(baseUrl: string, path: string, params: PathParams = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeParam(name, params[name]));
  const search = encodeForm(query);
  return `${baseUrl}${filled}${search && `?${search}`}`;
}
