/** A database of a company and how it is entered. */
export interface DatabaseLogin {
  readonly kind: 'postgresql' | 'mysql';
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Certificates (PEM) that vouch for the server; null: the usual authorities. */
  readonly authority: string | null;
}
