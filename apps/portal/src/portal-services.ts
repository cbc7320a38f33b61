import type { ApiClient } from '@atrium/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Services of the shell, created once at start. */
export interface PortalServices {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  /** Loads text namespaces in the current language. Never rejects: i18next reports failures with `failedLoading`. */
  readonly loadTexts: (namespaces: readonly string[]) => Promise<void>;
}
