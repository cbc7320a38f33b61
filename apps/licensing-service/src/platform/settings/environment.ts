import { join, resolve } from 'node:path';
import { checkEmail } from '@atrium/validators';
import { readDatabaseUrl, readSmtpUrl } from './connection-urls';
import { readClamd } from './clamd-address';
import { readConverter } from './converter-settings';
import { readS3 } from './file-storage-settings';
import { readFiscalAuthority } from './fiscal-authority-settings';
import { type GatewaySettings, listOf } from './gateway-settings';
import { packageFolder } from '../package-folder';
import { readNetwork, readTrustProxy } from './network-settings';
import { readPayments } from './payment-settings';
import { ownOrigins, readOrigin, readPublicUrl } from './public-url';
import { readInvoiceNumbering, readSeller, sampleSeller } from './seller-settings';
import type { SecretKey, Settings } from './settings';
import { StartupError } from '../startup-error';
import { readOssThreshold } from './oss-threshold';
import { parseSecretKeys } from './secret-keys';
import { readTimeStampUrl } from './time-stamp-url';
import { readVendorAddresses } from './vendor-addresses';

type Environment = Readonly<Record<string, string | undefined>>;

const hour = 3_600_000;
const megabyte = 1024 * 1024;

/** The only place that reads environment variables, also those that the gateways declare. */
export function readEnvironment(
  gateways: readonly GatewaySettings[],
  environment: Environment = process.env,
): Settings {
  const read = (name: string) => {
    const value = environment[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const port = wholeNumber(read('PORT'), 'PORT', 4000, 0, 65_535);
  const publicUrl = readPublicUrl(read('PUBLIC_URL') ?? `http://127.0.0.1:${port}`);
  const isLocal = publicUrl.protocol === 'http:';
  if (!isLocal) requireExplicit(read);
  const address = publicUrl.href.replace(/\/$/, '');
  const secretKeys = read('SECRET_KEYS');
  const seller = readSeller(read);

  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    portalFolder: resolve(read('PORTAL_FOLDER') ?? join(packageFolder, '../portal/dist')),
    publicUrl: address,
    allowedOrigins: [
      ...ownOrigins(publicUrl),
      ...listOf(read('ALLOWED_ORIGINS') ?? '').map((origin) => readOrigin(origin, publicUrl)),
    ],
    productName: read('PRODUCT_NAME') ?? 'Atrium',
    buildId: read('BUILD_ID'),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    smtpUrl: readSmtpUrl(read('SMTP_URL')),
    mailFrom: read('MAIL_FROM') ?? `Atrium <no-reply@${publicUrl.hostname}>`,
    operatorEmail: readEmail(
      read('OPERATOR_EMAIL') ?? `operator@${isLocal ? 'atrium.localhost' : publicUrl.hostname}`,
      'OPERATOR_EMAIL',
    ),
    secretKeys: secretKeys === null ? null : readSecretKeys(secretKeys),
    cookie: isLocal ? { name: 'sid', secure: false } : { name: '__Host-sid', secure: true },
    strictTransportSecurity: !isLocal,
    outboxFor: isLocal ? 'this-machine' : 'administrators',
    tenantUrlTemplate: (read('TENANT_URL_TEMPLATE') ?? '{PUBLIC_URL}/crm/{name}/').replace('{PUBLIC_URL}', address),
    ...readPayments(read, seller, gateways),
    seller: seller ?? sampleSeller,
    invoiceNumbering: readInvoiceNumbering(read),
    fiscalAuthority: readFiscalAuthority(read),
    vendors: readVendorAddresses(read),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    clamd: readClamd(read('CLAMD')),
    s3: readS3(read),
    mailAttachmentLimit: wholeNumber(read('MAIL_ATTACHMENT_LIMIT'), 'MAIL_ATTACHMENT_LIMIT', 10, 1, 100) * megabyte,
    timeStampUrl: readTimeStampUrl(read('TSA_URL')),
    converter: readConverter(read),
    privateNetworks: listOf(read('PRIVATE_NETWORKS') ?? '').map(readNetwork),
    limits: {
      userPerMinute: wholeNumber(read('LIMIT_USER_PER_MINUTE'), 'LIMIT_USER_PER_MINUTE', 300),
      anonymousPerMinute: wholeNumber(read('LIMIT_ANONYMOUS_PER_MINUTE'), 'LIMIT_ANONYMOUS_PER_MINUTE', 120),
      loginPerMinute: wholeNumber(read('LIMIT_LOGIN_PER_MINUTE'), 'LIMIT_LOGIN_PER_MINUTE', 10),
      signupPerHour: wholeNumber(read('LIMIT_SIGNUP_PER_HOUR'), 'LIMIT_SIGNUP_PER_HOUR', 20),
      forgotPerHour: wholeNumber(read('LIMIT_FORGOT_PER_HOUR'), 'LIMIT_FORGOT_PER_HOUR', 10),
      exportPerMinute: wholeNumber(read('LIMIT_EXPORT_PER_MINUTE'), 'LIMIT_EXPORT_PER_MINUTE', 5),
      uploadsPerHour: wholeNumber(read('LIMIT_UPLOADS_PER_HOUR'), 'LIMIT_UPLOADS_PER_HOUR', 30),
      filesPerHour: wholeNumber(read('LIMIT_FILES_PER_HOUR'), 'LIMIT_FILES_PER_HOUR', 600),
      documentMailsPerHour: wholeNumber(read('LIMIT_DOCUMENT_MAILS_PER_HOUR'), 'LIMIT_DOCUMENT_MAILS_PER_HOUR', 20),
      livePreviewsPerMinute: wholeNumber(read('LIMIT_LIVE_PREVIEWS_PER_MINUTE'), 'LIMIT_LIVE_PREVIEWS_PER_MINUTE', 60),
      searchesPerMinute: wholeNumber(read('LIMIT_SEARCHES_PER_MINUTE'), 'LIMIT_SEARCHES_PER_MINUTE', 120),
      fileBytesPerDay:
        wholeNumber(read('LIMIT_FILE_MEGABYTES_PER_DAY'), 'LIMIT_FILE_MEGABYTES_PER_DAY', 2048) * megabyte,
      filesAtOnce: wholeNumber(read('LIMIT_FILES_AT_ONCE'), 'LIMIT_FILES_AT_ONCE', 3, 1, 100),
      davPerMinute: wholeNumber(read('LIMIT_DAV_PER_MINUTE'), 'LIMIT_DAV_PER_MINUTE', 60),
      unknownDavTokensPerMinute: wholeNumber(
        read('LIMIT_UNKNOWN_DAV_TOKENS_PER_MINUTE'),
        'LIMIT_UNKNOWN_DAV_TOKENS_PER_MINUTE',
        20,
      ),
      connectionTestPerMinute: wholeNumber(
        read('LIMIT_CONNECTION_TEST_PER_MINUTE'),
        'LIMIT_CONNECTION_TEST_PER_MINUTE',
        5,
      ),
      vatCheckPerMinute: wholeNumber(read('LIMIT_VAT_CHECK_PER_MINUTE'), 'LIMIT_VAT_CHECK_PER_MINUTE', 10),
      cardsPerHour: wholeNumber(read('LIMIT_CARDS_PER_HOUR'), 'LIMIT_CARDS_PER_HOUR', 30),
    },
    connections: {
      request: 30_000,
      headers: 10_000,
      keepAlive: wholeNumber(read('KEEP_ALIVE_SECONDS'), 'KEEP_ALIVE_SECONDS', 55, 1, 3600) * 1000,
      check: 1000,
    },
    passwordMinimum: wholeNumber(read('PASSWORD_MINIMUM'), 'PASSWORD_MINIMUM', 6, 6, 64),
    session: {
      idleMilliseconds: wholeNumber(read('SESSION_IDLE_HOURS'), 'SESSION_IDLE_HOURS', 8) * hour,
      absoluteMilliseconds: wholeNumber(read('SESSION_DAYS'), 'SESSION_DAYS', 7) * 24 * hour,
    },
    trialDays: wholeNumber(read('TRIAL_DAYS'), 'TRIAL_DAYS', 40),
    ossThreshold: readOssThreshold(read('OSS_THRESHOLD')),
    terms: {
      url: read('TERMS_URL') ?? '/terms',
      version: read('TERMS_VERSION') ?? '2026-11',
      privacyUrl: read('PRIVACY_URL') ?? '/privacy',
    },
    logLevel: read('LOG_LEVEL') ?? (isLocal ? 'warn' : 'info'),
    failpoint: read('FAILPOINT'),
  };
}

function wholeNumber(value: string | null, name: string, fallback: number, minimum = 1, maximum = 1_000_000): number {
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < minimum || number > maximum) {
    throw new StartupError(`${name} must be a whole number from ${minimum} to ${maximum}, not "${value}".`);
  }
  return number;
}

function readEmail(value: string, name: string): string {
  const result = checkEmail(value);
  if (!result.valid) throw new StartupError(`${name} must be an e-mail address, not "${value}".`);
  return result.normalized;
}

/** A public installation must set these explicitly. */
function requireExplicit(read: (name: string) => string | null): void {
  const missing = ['SMTP_URL', 'PAYMENTS', 'FISCAL_AUTHORITY', 'SECRET_KEYS'].filter((name) => read(name) === null);
  if (missing.length > 0) {
    throw new StartupError(`PUBLIC_URL is a public address, so ${missing.join(', ')} must be set as well.`);
  }
}

function readSecretKeys(value: string): readonly SecretKey[] {
  const keys = parseSecretKeys(value);
  if (keys === null) {
    throw new StartupError(
      'SECRET_KEYS must be a list of name:key, each key 32 random bytes as base64, names and keys all different.',
    );
  }
  return keys;
}
