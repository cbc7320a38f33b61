import { type ApiClient, upload } from '@atrium/api-client';
import {
  extendEditSessionEndpoint,
  finishEditSessionEndpoint,
  openEditSessionEndpoint,
  saveEditSessionEndpoint,
  type EditSession,
} from '@atrium/api-client/contract';
import { callQueryOptions, queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { loadFile } from '../../components/documents/api/document-files';

/** Large files on slow connections take minutes, and the checks some seconds. */
const transferTimeout = 120_000;

/** The service frees a page that was silent for 30 minutes. */
const signOfLife = 5 * 60_000;

/** A document that is open on the page, with the Word file that editing starts from. */
export interface OpenedPage {
  readonly session: EditSession;
  readonly file: Uint8Array<ArrayBuffer>;
}

const openPage = (client: ApiClient, id: string) =>
  client.call(openEditSessionEndpoint, { params: { id }, body: { program: 'page' } });

/** Opens a document on the page. Content that an earlier visit saved without ending becomes a version first. */
async function openForEditing(client: ApiClient, id: string, signal: AbortSignal): Promise<OpenedPage> {
  let session: EditSession = await openPage(client, id);
  if (session.saved_at !== null) {
    await client.call(finishEditSessionEndpoint, { params: { id, session_id: session.id } });
    session = await openPage(client, id);
  }
  const { blob } = await loadFile(client, { documentId: id, number: session.base_version }, 'word', { signal });
  return { session, file: new Uint8Array(await blob.arrayBuffer()) };
}

/** Opens a document on the page once. The lock is the page's from then on. */
export function useOpenedPage(id: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: queryKeyOf(openEditSessionEndpoint, { params: { id } }),
    queryFn: ({ signal }) => openForEditing(client, id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Keeps the lock of the page while it is open. Fails while someone else has it. */
export const useKeptLock = (id: string, { id: sessionId }: EditSession) =>
  useQuery({
    ...callQueryOptions(useApiClient(), extendEditSessionEndpoint, { params: { id, session_id: sessionId } }),
    refetchInterval: signOfLife,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    retry: false,
    gcTime: 0,
  });

/** Saves what a page has edited. Ending the session makes it a version. */
export function useSavePage(id: string) {
  const client = useApiClient();
  return {
    reopen: (): Promise<EditSession> => openPage(client, id),
    save: ({ id: sessionId }: EditSession, file: File): Promise<EditSession> =>
      upload(client, saveEditSessionEndpoint, {
        params: { id, session_id: sessionId },
        files: { file },
        timeout: transferTimeout,
      }),
  };
}
