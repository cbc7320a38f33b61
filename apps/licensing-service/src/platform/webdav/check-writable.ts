import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '../http/errors';
import type { DavState } from './dav-resource';
import { type IfCondition, type IfList, parseIf } from './parse-if';

interface Conditional {
  readonly headers: IncomingHttpHeaders;
  /** Path of the file. */
  readonly href: string;
}

/**
 * Checks the request's conditions, and that it names the file's lock.
 *
 * @throws DomainError 412 if a condition does not hold, 423 if the lock is someone else's or is not named
 */
export function checkWritable(request: Conditional, file: DavState): void {
  const lists = checkConditions(request, file);
  if (file.lock === null) return;
  const { isOwn, token } = file.lock;
  if (!isOwn || !tokensOf(lists).includes(token)) throw new DomainError(423, 'file_locked');
}

/** @throws DomainError 412 if a condition of the request does not hold */
export function checkConditions({ headers, href }: Conditional, file: DavState): readonly IfList[] {
  const lists = readIf(headers);
  const isHere = ({ address }: IfList) => address === null || pathOf(address) === pathOf(href);
  const holds = (list: IfList) =>
    list.conditions.every((one) => one.isNegated !== (isHere(list) && isFulfilled(one, file)));
  const failed =
    (lists.length > 0 && !lists.some(holds)) ||
    (headers['if-match'] !== undefined && !names(headers['if-match'], file.etag)) ||
    (headers['if-none-match'] !== undefined && names(headers['if-none-match'], file.etag));
  if (failed) throw new DomainError(412, 'precondition_failed');
  return lists;
}

/** Tokens of locks that the request names. */
export const tokensOf = (lists: readonly IfList[]): readonly string[] =>
  lists.flatMap(({ conditions }) =>
    conditions.filter(({ kind, isNegated }) => kind === 'token' && !isNegated).map(({ value }) => value),
  );

function readIf({ if: header }: IncomingHttpHeaders): readonly IfList[] {
  if (header === undefined) return [];
  const lists = parseIf(String(header));
  if (lists === null) throw new DomainError(400, 'malformed_request');
  return lists;
}

function isFulfilled({ kind, value }: IfCondition, { etag, lock }: DavState): boolean {
  return kind === 'etag' ? value === etag : lock?.isOwn === true && value === lock.token;
}

const names = (tags: string, etag: string) =>
  tags.trim() === '*' ||
  tags
    .split(',')
    .map((tag) => tag.trim())
    .includes(etag);

/** Decoded path of an address, however it is spelled. */
function pathOf(address: string): string | null {
  if (!URL.canParse(address, 'http://service')) return null;
  const { pathname } = new URL(address, 'http://service');
  try {
    return decodeURIComponent(pathname).normalize();
  } catch {
    return null;
  }
}
