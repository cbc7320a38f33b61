import type { GatewayName } from '@atrium/api-client/contract';
import type { TestedCourier } from '@atrium/api-client/contract/couriers';
import type { GatewayValues } from './gateway-settings';
import type { InvoiceNumbering, Seller } from './seller';

/** All settings, read once at startup by `environment.ts`. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Folder of the built portal. Without it, only the API is served. */
  readonly portalFolder: string;
  /** Public URL of the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins allowed to call the API: the portal's own and ALLOWED_ORIGINS. */
  readonly allowedOrigins: readonly string[];
  readonly productName: string;
  /** Null: derived from the portal's files. */
  readonly buildId: string | null;
  /** Null: PGlite in the data folder. */
  readonly databaseUrl: string | null;
  /** Null: e-mails are not sent but shown in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly operatorEmail: string;
  /** The first key encrypts, all keys decrypt. Null: generated in the data folder. */
  readonly secretKeys: readonly SecretKey[] | null;
  readonly cookie: { readonly name: 'sid' | '__Host-sid'; readonly secure: boolean };
  readonly strictTransportSecurity: boolean;
  /** Access to the outbox. */
  readonly outboxFor: 'this-machine' | 'administrators';
  readonly tenantUrlTemplate: string;
  /** Enabled payment methods. The first gateway among them saves new cards. */
  readonly payments: readonly PaymentKind[];
  /** Settings of the enabled gateways, by name. */
  readonly gateways: Readonly<Partial<Record<string, GatewayValues>>>;
  /** The operator as shown on invoices. Sample data in the sandbox only. */
  readonly seller: Seller;
  readonly invoiceNumbering: InvoiceNumbering;
  readonly fiscalAuthority: FiscalAuthoritySettings;
  readonly vendors: VendorAddresses;
  /** Number of proxies, or networks, whose forwarding headers are trusted. */
  readonly trustProxy: number | readonly string[] | false;
  /** Virus scanner that every uploaded file must pass; null: none. */
  readonly clamd: ClamdAddress | null;
  /** Bucket of the files. Null: the data folder. */
  readonly s3: S3Settings | null;
  /** Bytes that the attachments of an e-mail may have in total. */
  readonly mailAttachmentLimit: number;
  /** Time stamp authority (RFC 3161) of signatures; null: they have no time stamp. */
  readonly timeStampUrl: string | null;
  readonly converter: ConverterSettings;
  /** Private networks that connection tests may reach, such as `10.20.0.0/16`. */
  readonly privateNetworks: readonly string[];
  readonly limits: RateLimits;
  readonly connections: ConnectionLimits;
  readonly passwordMinimum: number;
  readonly session: { readonly idleMilliseconds: number; readonly absoluteMilliseconds: number };
  readonly trialDays: number;
  /** The operator's yearly sales to consumers in other EU countries: below or above 10,000 EUR. Null if not declared. */
  readonly ossThreshold: 'below' | 'above' | null;
  readonly terms: { readonly url: string; readonly version: string; readonly privacyUrl: string };
  readonly logLevel: string;
  /** `step:position` at which the process is killed, to test recovery; null disables it. */
  readonly failpoint: string | null;
}

/** Base URLs of vendor APIs, without a trailing slash. */
export interface VendorAddresses {
  /** Base URLs that replace those of the couriers. */
  readonly couriers: Readonly<Partial<Record<TestedCourier, string>>>;
  /** `{dc}` is the data centre in the API key. */
  readonly mailchimp: string;
  readonly brevo: string;
  readonly mailerlite: string;
  /** REST API of VIES, the EU's VAT number register. */
  readonly vies: string;
}

export type PaymentKind = GatewayName | 'bank_transfer';

export interface SecretKey {
  readonly id: string;
  readonly key: Buffer;
}

/** The tax authority that registers business premises. */
export interface FiscalAuthoritySettings {
  /** `local` is simulated by the service, for local machines. */
  readonly kind: 'local' | 'test' | 'production';
  /** Base URL of the API; unused by `local`. */
  readonly url: string;
  /** PEM file of the CA certificates for its server and for the signatures of its responses; null for `local`. */
  readonly certifiers: string | null;
  /** The supplier of the invoicing software: a Slovenian tax number, or a name abroad. */
  readonly softwareSupplier: { readonly taxNumber: number } | { readonly nameForeign: string };
}

/** Socket of a ClamAV daemon. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** A bucket of an S3 service. */
export interface S3Settings {
  /** Origin of the service; the bucket is the first part of each path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
/** What converts Word files to PDF. */
export type ConverterSettings =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'libreoffice'; /** Path of `soffice`. */ readonly program: string }
  | { readonly kind: 'gotenberg'; /** Base URL, without a trailing slash. */ readonly url: string };

/** Maximum requests per window. */
export interface RateLimits {
  readonly userPerMinute: number;
  readonly anonymousPerMinute: number;
  readonly loginPerMinute: number;
  readonly signupPerHour: number;
  readonly forgotPerHour: number;
  readonly exportPerMinute: number;
  readonly uploadsPerHour: number;
  /** Media of one user. */
  readonly filesPerHour: number;
  /** Searches of one user in the command palette. */
  readonly searchesPerMinute: number;
  /** E-mails with a document that a user may send. */
  readonly documentMailsPerHour: number;
  /** Live previews of a document that a user may ask for. */
  readonly livePreviewsPerMinute: number;
  /** Bytes of media that one user uploads in 24 hours. */
  readonly fileBytesPerDay: number;
  /** Uploads of media that one user runs at the same time. */
  readonly filesAtOnce: number;
  /** WebDAV calls with one token. */
  readonly davPerMinute: number;
  /** WebDAV calls with unknown tokens from one IP address. */
  readonly unknownDavTokensPerMinute: number;
  readonly connectionTestPerMinute: number;
  readonly vatCheckPerMinute: number;
  readonly cardsPerHour: number;
}

/** Timeouts for clients, in milliseconds. */
export interface ConnectionLimits {
  /** For a complete request. */
  readonly request: number;
  /** For its headers. */
  readonly headers: number;
  /** From a response to the next request. Shorter than the timeout of a proxy in front. */
  readonly keepAlive: number;
  /** Interval at which the first two are checked. */
  readonly check: number;
}
