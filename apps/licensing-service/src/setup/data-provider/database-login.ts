/** A company's database and its credentials. */
export interface DatabaseLogin {
  readonly kind: 'postgresql' | 'mysql';
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** PEM of trusted CA certificates; null uses the default ones. */
  readonly authority: string | null;
}
