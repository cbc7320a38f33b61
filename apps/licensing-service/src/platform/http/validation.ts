import type { FastifyServerOptions } from 'fastify';
import { isUuid } from '../database/uuid';

/** How Fastify checks input against the contract's schemas. */
export const validation: NonNullable<FastifyServerOptions['ajv']> = {
  customOptions: {
    allErrors: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    keywords: ['x-trimmed'],
  },
  // The usual format also takes `urn:uuid:…`, which PostgreSQL does not.
  onCreate: (ajv) => ajv.addFormat('uuid', isUuid),
};
