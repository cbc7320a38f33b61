import type { EndpointDefinition } from '@atrium/api-client/contract';
import type { FastifyInstance } from 'fastify';

const mostBytes = 16 * 1024;

/** Takes small JSON bodies of the endpoint's own kind, in this scope alone. */
export function reportBodies(scope: FastifyInstance, { mediaType }: EndpointDefinition): void {
  if (mediaType === undefined) return;
  scope.addContentTypeParser(
    mediaType,
    { parseAs: 'string', bodyLimit: mostBytes },
    scope.getDefaultJsonParser('error', 'error'),
  );
}
