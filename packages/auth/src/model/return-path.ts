import { loginParameters } from '../paths';

const longest = 1024;

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}

/**
 * The path of this portal to go to after logging in, or `/` for anything that is not plainly one: a path with one slash at
 * its start that every browser resolves to the same origin.
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

/** Where the login's address says to go on to. */
export function readReturnPath(search: URLSearchParams): string {
  return toReturnPath(search.get(loginParameters.returnTo));
}
