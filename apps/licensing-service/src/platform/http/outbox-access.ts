import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';
import type { SessionUser } from './caller';
import { isLoopback } from './loopback';

const ownNames: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a call may read the e-mails: from this machine where it serves one person, an Administrator's anywhere. */
export function mayReadOutbox(
  { outboxFor }: Pick<Settings, 'outboxFor'>,
  request: FastifyRequest,
  user: SessionUser | null,
): boolean {
  return user?.isAdministrator === true || (outboxFor === 'this-machine' && comesFromThisMachine(request));
}

/** A forwarded call is not from here, whatever address the proxy has; nor is one that a foreign name was bent to here for. */
function comesFromThisMachine({ headers, socket, hostname }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !forwarded && isLoopback(socket.remoteAddress ?? '') && ownNames.includes(hostname);
}
