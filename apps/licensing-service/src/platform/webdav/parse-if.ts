/** One condition of an `If` header: a lock's token or an entity tag. */
export interface IfCondition {
  readonly kind: 'token' | 'etag';
  readonly value: string;
  readonly isNegated: boolean;
}

/** Conditions that must all hold, and the address they are about; null for the request's own. */
export interface IfList {
  readonly address: string | null;
  readonly conditions: readonly IfCondition[];
}

/** Each alternative reads its characters once, so the time is linear. */
const symbol = /[ \t]*(?:(?<mark>[()])|(?<not>not)(?=[ \t<[])|<(?<token>[^<>]+)>|\[(?<etag>(?:W\/)?"[^"]*")\])/iy;

/** Reads an `If` header (RFC 4918, 10.4). Null if it is malformed. */
export function parseIf(header: string): readonly IfList[] | null {
  const lists: IfList[] = [];
  let address: string | null = null;
  let addressHasList = true;
  let open: IfCondition[] | null = null;
  let isNegated = false;
  const text = header.trimEnd();
  symbol.lastIndex = 0;
  while (symbol.lastIndex < text.length) {
    const { mark, not, token, etag } = symbol.exec(text)?.groups ?? {};
    if (open === null) {
      if (mark === '(') open = [];
      else if (token !== undefined && addressHasList && (address !== null || lists.length === 0)) {
        [address, addressHasList] = [token, false];
      } else return null;
    } else if (mark === ')') {
      if (open.length === 0 || isNegated) return null;
      lists.push({ address, conditions: open });
      [open, addressHasList] = [null, true];
    } else if (not !== undefined && !isNegated) isNegated = true;
    else if (token !== undefined || etag !== undefined) {
      open.push({ kind: token === undefined ? 'etag' : 'token', value: token ?? etag ?? '', isNegated });
      isNegated = false;
    } else return null;
  }
  return open === null && addressHasList && lists.length > 0 ? lists : null;
}
