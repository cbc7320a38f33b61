import type { Endpoint, CallShape } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { CallOptions } from '../http/call-types';
import type { CallParts } from '../http/client-options';
import { formOf, type CallFiles } from './form-of';
import { readFileName } from './file-name';
import { trackBody } from './track-body';
import type { TransferControl } from './transfer';

/** A file as a stream. */
export interface OpenDownload {
  /** Safe file name: no folder, no control character. */
  readonly name: string;
  /** Media type; empty if unknown. */
  readonly type: string;
  /** Size in bytes; undefined if unknown. */
  readonly size: number | undefined;
  /** Can be read once. Cancelling it stops the download. */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A downloaded file. */
export interface Download {
  /** Safe file name: no folder, no control character. */
  readonly name: string;
  readonly blob: Blob;
}

/** Options of a download: the parts of its call, and a progress callback. */
export type DownloadOptions<S extends CallShape> = CallOptions<S> &
  TransferControl & {
    /** Sent with the fields of the call, as `multipart/form-data`. */
    readonly files?: CallFiles | undefined;
  };

function sizeOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? undefined : Number(length);
}

/**
 * Starts a download. Resolves with a stream as soon as the response starts. The stream fails with the signal's reason,
 * with a `TimeoutError` when no bytes arrive, or with a `NetworkError` when the connection is lost.
 * @throws the errors of a call
 */
export function openDownload<S extends CallShape>(
  client: ApiClient,
  endpoint: Endpoint<S>,
  options: DownloadOptions<S>,
): Promise<OpenDownload> {
  const { files, body, ...parts }: DownloadOptions<CallShape> & CallParts = options;
  return client.exchange(endpoint, files === undefined ? options : parts, {
    send: ({ url, init, deliver }) => {
      const sent = files === undefined ? init : { ...init, body: formOf(body ?? {}, files) };
      return deliver(url, { ...sent, headers: { ...init.headers, Accept: '*/*' } });
    },
    read: async (response) => {
      const size = sizeOf(response);
      return {
        name: readFileName(response.headers.get('content-disposition'), endpoint.file?.name ?? 'download'),
        type: response.headers.get('content-type') ?? '',
        size,
        stream: trackBody(response.body ?? new Blob([]).stream(), size, options),
      };
    },
  });
}

/**
 * Downloads a whole file, such as the export of a list.
 * @throws the errors of a call, also during the download
 */
export async function download<S extends CallShape>(
  client: ApiClient,
  endpoint: Endpoint<S>,
  options: DownloadOptions<S>,
): Promise<Download> {
  const { name, type, stream } = await openDownload(client, endpoint, options);
  return { name, blob: await new Response(stream, { headers: { 'content-type': type } }).blob() };
}
