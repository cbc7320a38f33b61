import type { Endpoint, CallShape } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { CallOptions } from '../http/call-types';
import { readFileName } from './file-name';
import { followBody } from './follow-body';
import type { TransferControl } from './transfer';

/** A file as it comes. */
export interface OpenDownload {
  /** Safe to save under: no folder, no control character. */
  readonly name: string;
  /** Media type; empty where the answer has none. */
  readonly type: string;
  /** Bytes; undefined where the answer does not say. */
  readonly size: number | undefined;
  /** To be read once; cancelling it ends the download. */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file that came whole. */
export interface Download {
  /** Safe to save under: no folder, no control character. */
  readonly name: string;
  readonly blob: Blob;
}

/** What a download is given: its call's parts, and whom to tell of the progress. */
export type DownloadOptions<S extends CallShape> = CallOptions<S> & TransferControl;

function sizeOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

/**
 * Begins a download: resolves as soon as the answer begins, with a stream of its bytes. The stream ends with the
 * signal's reason, with a `TimeoutError` when it stands still, or with a `NetworkError` when the connection is lost.
 * @throws what a call throws.
 */
export function openDownload<S extends CallShape>(
  client: ApiClient,
  endpoint: Endpoint<S>,
  options: DownloadOptions<S>,
): Promise<OpenDownload> {
  return client.exchange(endpoint, options, {
    send: ({ url, init, deliver }) => deliver(url, { ...init, headers: { ...init.headers, Accept: '*/*' } }),
    read: async (response) => {
      const size = sizeOf(response);
      return {
        name: readFileName(response.headers.get('content-disposition'), endpoint.file?.name ?? 'download'),
        type: response.headers.get('content-type') ?? '',
        size,
        stream: followBody(response.body ?? new Blob([]).stream(), size, options),
      };
    },
  });
}

/**
 * Downloads a file whole, as the export of a list.
 * @throws what a call throws, also half way.
 */
export async function download<S extends CallShape>(
  client: ApiClient,
  endpoint: Endpoint<S>,
  options: DownloadOptions<S>,
): Promise<Download> {
  const { name, type, stream } = await openDownload(client, endpoint, options);
  return { name, blob: await new Response(stream, { headers: { 'content-type': type } }).blob() };
}
