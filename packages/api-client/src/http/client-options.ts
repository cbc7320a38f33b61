import type { PathParams } from './build-url';

/** One attempt of a call. It names the endpoint, never the address: paths can hold tokens. */
export interface CallLog {
  /** The endpoint's `id`, as `tenants.list`. */
  readonly endpoint: string;
  readonly method: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** From the request to the end of its answer. */
  milliseconds: number;
  /** What the attempt failed with. */
  error?: unknown;
}

/** A request that is about to be sent; a hook may add headers. */
export type ClientRequest = RequestInit & { readonly headers: Record<string, string> };

/** A way to send one request: the platform's `fetch`, or one that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A place for the session's cookie where there is no browser to keep it. */
export interface ClientSession {
  /** Sends a request with what is kept for its address, and keeps what the answer sets. */
  readonly send: (url: string, init: RequestInit, fetch: Fetch) => Promise<Response>;
}

/** How a client reaches the service, and whom it tells of what happens. */
export interface ApiClientOptions {
  /** Where the service's API is, as `/api` or `https://portal.example/api`. */
  readonly baseUrl: string;
  /** Default: the platform's own. */
  readonly fetch?: Fetch;
  /** Stores the session's cookie: the browser (default), or `createMemorySession()` in Node. */
  readonly session?: 'browser' | ClientSession;
  /** Sent as `Accept-Language`; a function is asked at each call. */
  readonly language?: string | (() => string);
  /** Sent with every request; a function is called for each attempt. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** How often a failed read, or a call that is safe to repeat, is sent again; default 3, 0 for never. */
  readonly retries?: number;
  /** Milliseconds an attempt may take; default 30,000. */
  readonly timeout?: number;
  /** Bytes an answer may have after decompression, files excepted; default 10 MiB. */
  readonly maxAnswerBytes?: number;
  /**
   * The session has ended: called once per failed check. May return a promise: true when the user has
   * signed in again, and then the calls that were refused are sent again; they wait for it.
   */
  readonly onSessionExpired?: () => void | boolean | Promise<boolean>;
  /** Before each attempt, as part of its time. An error it throws counts as the attempt's own. */
  readonly onRequest?: (request: ClientRequest, call: Readonly<CallLog>) => void | Promise<void>;
  /** After each answer, before its body is read: read a clone. An error it throws counts as the attempt's own. */
  readonly onResponse?: (response: Response, call: Readonly<CallLog>) => void | Promise<void>;
  /** FieldState of every attempt when it ends. */
  readonly log?: (entry: CallLog) => void;
}

/** What any call may be given besides the parts its endpoint declares. */
export interface CallControl {
  /** Ends the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Sent with this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds an attempt of this call may take. */
  readonly timeout?: number | undefined;
  /**
   * Names what the caller wants to happen, so that it happens once however often it is sent: 16 to 255 printable
   * characters, see `newIdempotencyKey`. A call with a key is repeated as a read is.
   */
  readonly idempotencyKey?: string | undefined;
}

/** A call's parts, where its endpoint is known at run time alone. */
export interface CallParts extends CallControl {
  readonly params?: PathParams | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
}
