import type { FastifyInstance } from 'fastify';
import { describeError, type Log } from './platform';

const patienceWithCalls = 8_000;
const patience = 25_000;

/**
 * Ends on SIGTERM and SIGINT after the calls and jobs at hand; waits neither for connections that have had their
 * answer nor for clients that never finish their call. An uncaught error ends it as failed.
 */
export function stopGracefully(app: FastifyInstance, log: Log): void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    setTimeout(() => app.server.closeAllConnections(), patienceWithCalls).unref();
    setTimeout(() => process.exit(1), patience).unref();
    await app.close().catch((error: unknown) => log.error(describeError(error), 'stop failed'));
    process.exit(code);
  };
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'uncaught error');
    void stop(1);
  });
}
