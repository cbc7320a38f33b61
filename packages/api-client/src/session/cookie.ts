/** A cookie of a response. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Sent to this path and below. */
  readonly path: string;
  readonly secure: boolean;
  /** Milliseconds since 1970; undefined: until the program ends. */
  readonly expires: number | undefined;
}

const longest = 4096;

function readAttributes(parts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()] as const;
    }),
  );
}

function expiryOf(attributes: ReadonlyMap<string, string>, now: number): number | undefined {
  const age = attributes.get('max-age');
  if (age !== undefined && /^-?\d+$/.test(age)) return now + Number(age) * 1000;
  const date = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

const folderOf = (path: string) => path.slice(0, Math.max(1, path.lastIndexOf('/')));

/** `__Host-` and `__Secure-` prefixes require attributes; a cookie without them is rejected. */
function hasValidPrefix({ name, secure, path }: Cookie, hasDomain: boolean): boolean {
  if (/^__host-/i.test(name)) return secure && path === '/' && !hasDomain;
  return secure || !/^__secure-/i.test(name);
}

/** Whether a host may set a cookie for a domain: its own or a parent domain. */
const covers = (domain: string, host: string) => host === domain || host.endsWith(`.${domain}`);

/** Parses a `Set-Cookie` header by RFC 6265, as far as one origin needs it; undefined if it must be ignored. */
export function readCookie(header: string, url: URL, now: number): Cookie | undefined {
  const [pair = '', ...rest] = header.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, Math.max(0, equals)).trim();
  if (name === '' || header.length > longest) return undefined;
  const attributes = readAttributes(rest);
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  const path = attributes.get('path') ?? '';
  const cookie: Cookie = {
    name,
    value: pair.slice(equals + 1).trim(),
    path: path.startsWith('/') ? path : folderOf(url.pathname),
    secure: attributes.has('secure'),
    expires: expiryOf(attributes, now),
  };
  if (domain !== '' && !covers(domain, url.hostname)) return undefined;
  return hasValidPrefix(cookie, domain !== '') ? cookie : undefined;
}

const loopback = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a cookie is sent with a request: not expired, and path and scheme match. Loopback counts as secure. */
export function belongsTo({ path, secure, expires = Infinity }: Cookie, url: URL, now: number): boolean {
  const below = path.endsWith('/') ? path : `${path}/`;
  if (expires <= now || !(url.pathname === path || url.pathname.startsWith(below))) return false;
  return !secure || url.protocol === 'https:' || loopback.test(url.hostname);
}
