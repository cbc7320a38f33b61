import type { RowMode } from '@electric-sql/pglite';

/** Messages from the service to the PGlite worker. */
export type PgliteRequest = { readonly id: number } & (
  | {
      readonly kind: 'query';
      readonly transaction: number | null;
      readonly sql: string;
      readonly params: unknown[];
      readonly rowMode: RowMode;
    }
  | { readonly kind: 'exec'; readonly transaction: number | null; readonly sql: string }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly commit: boolean }
  | { readonly kind: 'listen' | 'unlisten'; readonly channel: string }
  | { readonly kind: 'close' }
);

export type PgliteReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: WireError }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };

/** An error as a cloneable object: name, message and PostgreSQL's fields. */
export type WireError = Readonly<Record<string, string | number | undefined>>;
