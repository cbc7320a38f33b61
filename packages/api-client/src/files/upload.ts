import { encodeForm, type AnswerOf, type Endpoint, type CallShape } from '../contract';
import type { ApiClient } from '../http/api-client';
import type { CallOptions } from '../http/call-types';
import type { CallParts } from '../http/client-options';
import { sendByXhr } from './send-by-xhr';
import { sendWithProgress } from './send-with-progress';
import type { TransferControl, TransferProgress } from './transfer';
import { platformXhr } from './xhr';

/** Options of an upload: the parts of its call, the files by field, and a progress callback. */
export type UploadOptions<S extends CallShape> = CallOptions<S> &
  TransferControl & {
    /** Field to file. Names follow the form codec: `couriers[0][file]`. */
    readonly files: Readonly<Record<string, Blob>>;
  };

function formOf(body: object, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(encodeForm(body))) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

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
  const { files, onProgress, body = {}, ...parts }: UploadOptions<CallShape> & CallParts = options;
  return client.exchange(endpoint, parts, {
    send: (attempt) => {
      const form = formOf(body, files);
      const report = (progress: TransferProgress) => {
        attempt.restartTimeout();
        onProgress?.(progress);
      };
      const Xhr = attempt.deliver === globalThis.fetch ? platformXhr() : undefined;
      return Xhr ? sendByXhr(new Xhr(), attempt, form, report) : sendWithProgress(attempt, form, report);
    },
  });
}
