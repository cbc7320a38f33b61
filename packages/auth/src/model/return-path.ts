import { loginParameters } from '../paths';

const longest = 1024;

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}

/**
 * A safe path to open after log-in: `value` if it starts with exactly one slash and every browser resolves it to the
 * portal's origin, otherwise `/`.
 */
export function toReturnPath(value: string | null | undefined): string {
  if (value === null || value === undefined || value.length > longest) return '/';
  if (!value.startsWith('/') || value.includes('\\') || hasControlCharacter(value)) return '/';
  const own = 'https://portal.invalid';
  if (!URL.canParse(value, own)) return '/';
  const { origin, pathname, search, hash } = new URL(value, own);
  if (origin !== own || pathname.startsWith('//') || pathname.includes('@')) return '/';
  return `${pathname}${search}${hash}`;
}

/** Reads the return path from the login page's query. */
export function readReturnPath(search: URLSearchParams): string {
  return toReturnPath(search.get(loginParameters.returnTo));
}
