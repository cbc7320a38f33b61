import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';
import type { SessionUser } from './caller';
import { isLoopback } from './loopback';

const loopbackNames: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a request may read the outbox: any Administrator, or a local request on a single-user installation. */
export function mayReadOutbox(
  { outboxFor }: Pick<Settings, 'outboxFor'>,
  request: FastifyRequest,
  user: SessionUser | null,
): boolean {
  return user?.isAdministrator === true || (outboxFor === 'this-machine' && isLocalRequest(request));
}

/**
 * Rejects forwarded requests, which a proxy may send from loopback, and foreign host names, which DNS rebinding
 * points here.
 */
function isLocalRequest({ headers, socket, hostname }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !forwarded && isLoopback(socket.remoteAddress ?? '') && loopbackNames.includes(hostname);
}
