import type { AnswerOf, CallShape, Endpoint, WorkProgress } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { CallOptions } from '../http/call-types';
import type { CallParts } from '../http/client-options';
import { formOf, type CallFiles } from './form-of';
import { sendByXhr } from './send-by-xhr';
import { sendWithProgress } from './send-with-progress';
import type { TransferControl, TransferProgress } from './transfer';
import { readWorkLines } from './work-lines';
import { platformXhr } from './xhr';

/** Options of an upload: the parts of its call, the files by field, and a progress callback. */
export type UploadOptions<S extends CallShape> = CallOptions<S> &
  TransferControl & {
    readonly files: CallFiles;
    /** Called with each step of the work after the upload, by an endpoint with `progress`. */
    readonly onWork?: ((progress: WorkProgress) => void) | undefined;
  };

/**
 * Uploads files with the fields of a call, as `multipart/form-data`.
 *
 * @throws the errors of a call, or a `TimeoutError` without progress
 */
export function upload<S extends CallShape>(
  client: ApiClient,
  endpoint: Endpoint<S>,
  options: UploadOptions<S>,
): Promise<AnswerOf<S>> {
  const { files, onProgress, onWork, body = {}, ...parts }: UploadOptions<CallShape> & CallParts = options;
  return client.exchange(endpoint, parts, {
    send: (attempt) => {
      const form = formOf(body, files);
      const report = (progress: TransferProgress) => {
        attempt.restartTimeout();
        onProgress?.(progress);
      };
      const Xhr = attempt.deliver === globalThis.fetch ? platformXhr() : undefined;
      const step = (progress: WorkProgress) => {
        attempt.restartTimeout();
        onWork?.(progress);
      };
      if (!Xhr) return sendWithProgress(attempt, form, report);
      return sendByXhr(new Xhr(), attempt, form, { onProgress: report, onWork: endpoint.progress && step });
    },
    ...(endpoint.progress && { read: (response: Response) => readWorkLines(response, onWork) }),
  });
}
