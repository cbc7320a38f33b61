import type { ApiClient } from '@atrium/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** What the shell works with; made once at start. */
export interface PortalServices {
  readonly client: ApiClient;
  readonly queries: QueryClient;
}
