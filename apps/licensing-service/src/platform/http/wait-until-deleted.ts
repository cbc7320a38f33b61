import type { FastifyReply } from 'fastify';

/** Ends when the caller goes away without waiting for the answer. */
export function waitUntilDeleted({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
