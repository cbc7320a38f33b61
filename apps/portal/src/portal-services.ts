import type { ApiClient } from '@atrium/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** What the shell works with; made once at start. */
export interface PortalServices {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  /** Loads the texts of these namespaces in the current language. It never rejects: i18next reports a failure with `failedLoading`. */
  readonly loadTexts: (namespaces: readonly string[]) => Promise<void>;
}
