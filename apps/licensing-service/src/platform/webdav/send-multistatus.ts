import type { FastifyReply } from 'fastify';
import { escapeHtml as escapeXml } from '../http/html';
import { sendXml } from './write-xml';

const statusLines = {
  200: 'HTTP/1.1 200 OK',
  403: 'HTTP/1.1 403 Forbidden',
  404: 'HTTP/1.1 404 Not Found',
  424: 'HTTP/1.1 424 Failed Dependency',
} as const;

/** Properties of one address that have the same status. */
export interface PropertyGroup {
  readonly status: keyof typeof statusLines;
  /** XML elements. */
  readonly properties: readonly string[];
}

export interface MultistatusEntry {
  readonly href: string;
  readonly groups: readonly PropertyGroup[];
}

/** Responds with 207. Leaves out groups without a property. */
export function sendMultistatus(reply: FastifyReply, entries: readonly MultistatusEntry[]) {
  const responses = entries.map(({ href, groups }) => {
    const used = groups.filter(({ properties }) => properties.length > 0);
    const stated = used.length === 0 ? groups.slice(0, 1) : used;
    return `<D:response><D:href>${escapeXml(href)}</D:href>${stated.map(describeGroup).join('')}</D:response>`;
  });
  return sendXml(reply.code(207), `<D:multistatus xmlns:D="DAV:">${responses.join('')}</D:multistatus>`);
}

const describeGroup = ({ status, properties }: PropertyGroup) =>
  `<D:propstat><D:prop>${properties.join('')}</D:prop><D:status>${statusLines[status]}</D:status></D:propstat>`;
