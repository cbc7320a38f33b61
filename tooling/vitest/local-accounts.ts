/** What a person types into the wizard of a journey, so that the vendors beside the service know it. */
export interface LocalAccounts {
  /** Null where this machine has neither PostgreSQL nor MariaDB. */
  readonly database: {
    readonly kind: 'postgresql' | 'mysql';
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly username: string;
    readonly password: string;
    readonly authority: string;
  } | null;
  /** Null where this machine has no Dovecot. */
  readonly mailbox: {
    readonly host: string;
    readonly port: number;
    readonly username: string;
    readonly password: string;
  } | null;
  readonly posta: {
    readonly client_id: string;
    readonly contract_id: string;
    readonly branch_id: string;
    readonly postal_id: string;
  };
  readonly gls: { readonly username: string; readonly password: string; readonly client_number: string };
  /** A key of Brevo's. */
  readonly newsletter: string;
  readonly certificate: {
    /** The file as base64. */
    readonly file: string;
    readonly password: string;
    readonly holder: string;
    readonly taxNumber: string;
  };
}
