import { escapeHtml as escapeXml } from '../http/html';
import type { DavLock } from './dav-resource';

export const exclusiveWrite = '<D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype>';

/** The XML element of a lock. */
export function describeLock({ token, owner, seconds, isOwn }: DavLock, href: string): string {
  const ownToken = isOwn ? `<D:locktoken><D:href>${escapeXml(token)}</D:href></D:locktoken>` : '';
  return [
    `<D:activelock>${exclusiveWrite}<D:depth>0</D:depth>`,
    `<D:owner>${escapeXml(owner)}</D:owner><D:timeout>Second-${seconds}</D:timeout>${ownToken}`,
    `<D:lockroot><D:href>${escapeXml(href)}</D:href></D:lockroot></D:activelock>`,
  ].join('');
}
