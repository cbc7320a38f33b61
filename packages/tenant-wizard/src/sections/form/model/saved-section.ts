import type { Tenant } from '@atrium/api-client/contract';

/** The sections that are saved. */
export type SavedSection = keyof Tenant['sections'];
