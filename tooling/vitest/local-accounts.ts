/** Data that a journey enters in the wizard, which the simulated vendors accept. */
export interface LocalAccounts {
  /** Null if neither PostgreSQL nor MariaDB is installed. */
  readonly database: {
    readonly kind: 'postgresql' | 'mysql';
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly username: string;
    readonly password: string;
    readonly authority: string;
  } | null;
  /** Null if Dovecot is not installed. */
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
  /** API key of Brevo. */
  readonly newsletter: string;
  readonly certificate: {
    /** File in Base64. */
    readonly file: string;
    readonly password: string;
    readonly holder: string;
    readonly taxNumber: string;
  };
}
