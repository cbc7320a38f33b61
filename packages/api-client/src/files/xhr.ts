/** The used part of `XMLHttpRequest`. Node programs lack its types. */
export interface Xhr {
  readonly status: number;
  readonly response: ArrayBuffer;
  /** With the response type `text`. */
  readonly responseText: string;
  readonly upload: { addEventListener(type: 'progress', listener: (event: XhrProgress) => void): void };
  responseType: string;
  withCredentials: boolean;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  addEventListener(type: 'loadend' | 'progress', listener: () => void): void;
  send(body: FormData): void;
  abort(): void;
}

interface XhrProgress {
  readonly loaded: number;
  readonly total: number;
  readonly lengthComputable: boolean;
}

/** The platform's `XMLHttpRequest`; undefined outside pages and workers. */
export const platformXhr = () => (globalThis as { readonly XMLHttpRequest?: new () => Xhr }).XMLHttpRequest;
