import type { FastifyInstance } from 'fastify';
import { describeError, type Log } from './platform';

const requestTimeoutMs = 8_000;
const exitTimeoutMs = 25_000;

/**
 * Stops on SIGTERM and SIGINT after running requests and jobs. Closes idle connections at once and slow clients after
 * a timeout. An uncaught error stops it with code 1.
 */
export function stopGracefully(app: FastifyInstance, log: Log): void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    setTimeout(() => app.server.closeAllConnections(), requestTimeoutMs).unref();
    setTimeout(() => process.exit(1), exitTimeoutMs).unref();
    await app.close().catch((error: unknown) => log.error(describeError(error), 'stop failed'));
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'uncaught error');
    void stop(1);
  });
}
