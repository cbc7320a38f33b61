import type { WorkProgress } from '../contract';
import type { SentAttempt } from '../http/send';
import type { TransferProgress } from './transfer';
import { createWorkLines } from './work-lines';
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

interface XhrReports {
  readonly onProgress: (progress: TransferProgress) => void;
  /** Reads the response in lines as they arrive. Without it, the response is read at its end. */
  readonly onWork?: ((progress: WorkProgress) => void) | undefined;
}

/** Reports the lines of a response as they arrive. Returns the rest of its text: the last line. */
function followLines(xhr: Xhr, onWork: (progress: WorkProgress) => void) {
  const lines = createWorkLines(onWork);
  let read = 0;
  xhr.addEventListener('progress', () => {
    const text = xhr.responseText;
    if (xhr.status === 200) lines.add(text.slice(read));
    read = text.length;
  });
  return () => xhr.responseText.trimEnd().split('\n').at(-1) ?? '';
}

/** Sends a form by XMLHttpRequest. Only that reports upload progress in browsers. */
export function sendByXhr(
  xhr: Xhr,
  { url, init: { method = 'POST', headers, signal } }: SentAttempt,
  form: FormData,
  { onProgress, onWork }: XhrReports,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.responseType = onWork ? 'text' : 'arraybuffer';
    const lastLine = onWork && followLines(xhr, onWork);
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
      else {
        const body = lastLine && status === 200 ? lastLine() : response;
        resolve(new Response(withoutBody.has(status) ? null : body, { status, headers: headersOf(xhr) }));
      }
    });
    xhr.send(form);
  });
}
