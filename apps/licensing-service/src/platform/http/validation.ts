import type { FastifyServerOptions } from 'fastify';
import { isUuid } from '../database/uuid';

/** Ajv spends half of its compile time on optimizations that V8 repeats. */
export const unoptimized = { code: { optimize: false } } as const;

/** Ajv options for the contract's schemas. */
export const validation: NonNullable<FastifyServerOptions['ajv']> = {
  customOptions: {
    allErrors: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    keywords: ['x-trimmed'],
    ...unoptimized,
  },
  // Ajv's own format also accepts `urn:uuid:…`, which PostgreSQL rejects.
  onCreate: (ajv) => ajv.addFormat('uuid', isUuid),
};
