import { PassThrough } from 'node:stream';
import type { WorkProgress } from '@atrium/api-client/contract';
import type { FastifyReply } from 'fastify';

/** Reports how far the work of a call is. */
export type ReportProgress = (progress: WorkProgress) => void;

/**
 * Responds in lines of JSON: each step of the work, and in the last line its result. An error before the first step is
 * a normal error response; a later one cuts the connection, so that no client takes a step for the result.
 */
export function respondWithProgress<T>(
  reply: FastifyReply,
  work: (report: ReportProgress) => Promise<T>,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  return new Promise((resolve, reject) => {
    let isOpen = false;
    function write(line: unknown): void {
      if (!isOpen) {
        isOpen = true;
        // Proxies that collect responses would deliver every step at the end.
        reply.code(200).type('application/x-ndjson').header('x-accel-buffering', 'no');
        resolve(reply.send(lines));
      }
      lines.write(`${JSON.stringify(line)}\n`);
    }
    async function run(): Promise<void> {
      write(await work(write));
      lines.end();
    }
    run().catch((error: Error) => (isOpen ? lines.destroy(error) : reject(error)));
  });
}
