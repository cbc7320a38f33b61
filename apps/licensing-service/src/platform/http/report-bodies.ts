import type { EndpointDefinition } from '@atrium/api-client/contract';
import type { FastifyInstance } from 'fastify';

const maxBytes = 16 * 1024;

/** Accepts small JSON bodies of the endpoint's content type, in this scope only. */
export function reportBodies(scope: FastifyInstance, { mediaType }: EndpointDefinition): void {
  if (mediaType === undefined) return;
  scope.addContentTypeParser(
    mediaType,
    { parseAs: 'string', bodyLimit: maxBytes },
    scope.getDefaultJsonParser('error', 'error'),
  );
}
