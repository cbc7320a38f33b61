import { encodeForm } from '../contract';

/** A parameter that is a path of its own would be another address: it is refused, not sent. */
function encodeParam(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || /^\.{0,2}$/.test(text)) throw new TypeError(`Path parameter "${name}" is missing.`);
  return encodeURIComponent(text);
}

/** `/tenants/{id}` with its parameters and query, below the API base. */
export function buildUrl(baseUrl: string, path: string, params: object = {}, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeParam(name, values.get(name)));
  const search = encodeForm(query);
  return `${baseUrl}${filled}${search && `?${search}`}`;
}
