import type { PathParams } from './build-url';

/** Log entry of an attempt. Contains the endpoint, not the URL: paths can contain tokens. */
export interface CallLog {
  /** The endpoint's `id`, such as `tenants.list`. */
  readonly endpoint: string;
  readonly method: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Duration from the request to the end of the response. */
  milliseconds: number;
  /** Error of a failed attempt. */
  error?: unknown;
}

/** A request before it is sent. A hook may add headers. */
export type ClientRequest = RequestInit & { readonly headers: Record<string, string> };

/** Sends a request: the platform's `fetch` or a compatible function. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Stores the session cookie outside a browser. */
export interface ClientSession {
  /** Sends a request with the stored cookies for its URL, and stores those of the response. */
  readonly send: (url: string, init: RequestInit, fetch: Fetch) => Promise<Response>;
}

/** Options of a client. */
export interface ApiClientOptions {
  /** Base URL of the API: `/api` or `https://portal.example/api`. */
  readonly baseUrl: string;
  /** Default: the platform's own. */
  readonly fetch?: Fetch;
  /** Stores the session cookie. Default: the browser; use `createMemorySession()` in Node. */
  readonly session?: 'browser' | ClientSession;
  /** Sent as `Accept-Language`. A function is called for each attempt. */
  readonly language?: string | (() => string);
  /** Headers of every request. A function is called for each attempt. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** Maximum number of retries for reads and calls that are safe to repeat; default 3, 0 for none. */
  readonly retries?: number;
  /** Timeout of an attempt in milliseconds; default 30,000. */
  readonly timeout?: number;
  /** Maximum size of a decompressed response in bytes, except files; default 10 MiB. */
  readonly maxResponseBytes?: number;
  /**
   * Called once per failed session check. May return a promise of whether the user has logged in again; rejected calls
   * wait for it and are then sent again.
   */
  readonly onSessionExpired?: () => void | boolean | Promise<boolean>;
  /** Called before each attempt; counts towards its timeout. An error it throws fails the attempt. */
  readonly onRequest?: (request: ClientRequest, call: Readonly<CallLog>) => void | Promise<void>;
  /** Called after each response, before its body is read; read a clone. An error it throws fails the attempt. */
  readonly onResponse?: (response: Response, call: Readonly<CallLog>) => void | Promise<void>;
  /** Called at the end of every attempt. */
  readonly log?: (entry: CallLog) => void;
}

/** Options of any call, in addition to the parts its endpoint declares. */
export interface CallControl {
  /** Aborts the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Timeout of each attempt of this call in milliseconds. */
  readonly timeout?: number | undefined;
  /**
   * Idempotency key of the call, 16 to 255 printable characters; see `newIdempotencyKey`. Calls with the same key take
   * effect once, so they are retried like reads.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Parts of a call whose endpoint is only known at run time. */
export interface CallParts extends CallControl {
  readonly params?: PathParams | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
}
