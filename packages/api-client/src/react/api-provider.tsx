import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '../http/api-client';

const ClientContext = createContext<ApiClient | null>(null);

/** The client that everything below the provider calls. */
export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/** Gives the client to everything below; stands inside React Query's own provider. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client given to `ApiProvider`. */
export function useApiClient(): ApiClient {
  const client = use(ClientContext);
  if (client === null) throw new Error('useApiClient is used outside ApiProvider.');
  return client;
}
