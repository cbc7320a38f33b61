import type { InvoiceNumbering, Seller } from './seller';

/** Everything that is configured, read once at start by `environment.ts`. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The built portal; without it only the API answers. */
  readonly portalFolder: string;
  /** Where people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** Origins that may call the API: the portal's own, and what ALLOWED_ORIGINS adds. */
  readonly allowedOrigins: readonly string[];
  readonly productName: string;
  /** Null: derived from the portal's own files. */
  readonly buildId: string | null;
  /** null: PGlite in the data folder. */
  readonly databaseUrl: string | null;
  /** null: e-mail is kept and shown in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly operatorEmail: string;
  /** The first one encrypts, all of them decrypt. null: made in the data folder. */
  readonly secretKeys: readonly SecretKey[] | null;
  readonly cookie: { readonly name: 'sid' | '__Host-sid'; readonly secure: boolean };
  readonly strictTransportSecurity: boolean;
  /** Access to the outbox. */
  readonly outboxFor: 'this-machine' | 'administrators';
  readonly tenantUrlTemplate: string;
  /** What payments go through; the first gateway among them keeps new cards. */
  readonly payments: readonly PaymentKind[];
  /** null where Stripe takes no payments. */
  readonly stripe: StripeSettings | null;
  /** The operator as shown on invoices; a sample with the sandbox only. */
  readonly seller: Seller;
  readonly invoiceNumbering: InvoiceNumbering;
  readonly fiscalAuthority: FiscalAuthoritySettings;
  readonly vendors: VendorAddresses;
  /** Hops or networks whose forwarding headers are believed. */
  readonly trustProxy: number | readonly string[] | false;
  /** Networks of private addresses that tests of connections may reach, as `10.20.0.0/16`. */
  readonly privateNetworks: readonly string[];
  readonly limits: RateLimits;
  readonly connections: ConnectionLimits;
  readonly passwordMinimum: number;
  readonly session: { readonly idleMilliseconds: number; readonly absoluteMilliseconds: number };
  readonly trialDays: number;
  /** What the operator declares of its sales to consumers in other EU countries: below 10,000 EUR a year, or above. */
  readonly ossThreshold: 'below' | 'above';
  readonly terms: { readonly url: string; readonly version: string; readonly privacyUrl: string };
  readonly logLevel: string;
  /** `step:position` of provisioning at which the process dies, to prove that it recovers; null: nowhere. */
  readonly failpoint: string | null;
}

/** Where vendors are asked, without a slash at the end. */
export interface VendorAddresses {
  /** MyGLS. */
  readonly gls: string;
  /** eSpremnica of Pošta Slovenije, the service itself. */
  readonly postaSlovenije: string;
  /** `{dc}` stands for the data centre that a key names. */
  readonly mailchimp: string;
  readonly brevo: string;
  readonly mailerlite: string;
  /** The European register of VAT numbers, its REST service. */
  readonly vies: string;
}

export type PaymentKind = 'sandbox' | 'stripe' | 'bank_transfer';

/** The operator's account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Known to browsers. */
  readonly publishableKey: string;
  /** What events may be signed with: one, or two while they are being changed. */
  readonly webhookSecrets: readonly string[];
  /** Where Stripe answers, without a slash at the end. */
  readonly apiUrl: string;
}

export interface SecretKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Where business premises are registered. */
export interface FiscalAuthoritySettings {
  /** `local` is the service itself, for local machines. */
  readonly kind: 'local' | 'test' | 'production';
  /** Below it stand the authority's calls; not asked by `local`. */
  readonly url: string;
  /** A file with the certificates (PEM) that its server and the signer of its answers stand under; null for `local`. */
  readonly certifiers: string | null;
  /** The supplier of the invoicing software: a Slovenian tax number, or a name abroad. */
  readonly softwareSupplier: { readonly taxNumber: number } | { readonly nameForeign: string };
}

/** Calls in a window, by who calls. */
export interface RateLimits {
  readonly userPerMinute: number;
  readonly anonymousPerMinute: number;
  readonly loginPerMinute: number;
  readonly signupPerHour: number;
  readonly forgotPerHour: number;
  readonly exportPerMinute: number;
  readonly uploadsPerHour: number;
  readonly connectionTestPerMinute: number;
  readonly vatCheckPerMinute: number;
  readonly cardsPerHour: number;
}

/** How long a client may take, in milliseconds. */
export interface ConnectionLimits {
  /** Until a whole request has arrived. */
  readonly request: number;
  /** Until its headers have. */
  readonly headers: number;
  /** From an answer to the next request; shorter than a proxy in front waits. */
  readonly keepAlive: number;
  /** How often the two first are looked at. */
  readonly check: number;
}
