import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '../http/api-client';

const ClientContext = createContext<ApiClient | null>(null);

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/** Provides the client to all components below. Must be inside React Query's provider. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of `ApiProvider`. */
export function useApiClient(): ApiClient {
  const client = use(ClientContext);
  if (client === null) throw new Error('useApiClient is used outside ApiProvider.');
  return client;
}
