/** One attempt of a call. It names the endpoint, never the address: paths can hold tokens. */
export interface CallLog {
  readonly endpoint: string;
  readonly method: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** HTTP status; 0 where no answer came. */
  status: number;
  milliseconds: number;
  error?: unknown;
}

export interface ApiClientOptions {
  /** Where the service's API is, as `/api` or `https://portal.example/api`. */
  readonly baseUrl: string;
  /** Default: the platform's own. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sent as `Accept-Language`; a function is asked at each call. */
  readonly language?: string | (() => string);
  /** Milliseconds an attempt may take; default 30,000. */
  readonly timeout?: number;
  /** A session that was there is over: called once per failed check of it. */
  readonly onSessionExpired?: () => void;
  /** Told of every attempt when it ends. */
  readonly log?: (entry: CallLog) => void;
}

export interface CallControl {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds an attempt of this call may take. */
  readonly timeout?: number | undefined;
}

export interface CallParts extends CallControl {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
}
