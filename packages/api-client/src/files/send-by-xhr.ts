import type { SentAttempt } from '../http/send';
import type { TransferProgress } from './transfer';
import type { Xhr } from './xhr';

const withoutBody = new Set([204, 205, 304]);

function headersOf(xhr: Xhr): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  return headers;
}

/** Sends a form by XMLHttpRequest. Only that reports upload progress in browsers. */
export function sendByXhr(
  xhr: Xhr,
  { url, init: { method = 'POST', headers, signal } }: SentAttempt,
  form: FormData,
  onProgress: (progress: TransferProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      onProgress({ loaded, total: lengthComputable ? total : undefined }),
    );
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      const { status, response } = xhr;
      if (status === 0) reject(new TypeError('No answer.'));
      else resolve(new Response(withoutBody.has(status) ? null : response, { status, headers: headersOf(xhr) }));
    });
    xhr.send(form);
  });
}
