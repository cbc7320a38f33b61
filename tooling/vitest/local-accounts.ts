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
    readonly clientId: string;
    readonly contractId: string;
    readonly branchId: string;
    readonly postalId: string;
  };
  readonly gls: { readonly username: string; readonly password: string; readonly clientNumber: string };
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
