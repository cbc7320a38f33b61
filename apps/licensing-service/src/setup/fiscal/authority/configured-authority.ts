import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Clock, type Settings, StartupError } from '../../../platform';
import { createFiscalAuthority, type AuthorityConnection, type FiscalAuthority } from './fiscal-authority';
import { createHttpsConnection } from './https-connection';
import { loadAuthorityKeys } from './local/authority-keys';
import { createLocalConnection } from './local/local-connection';

type AuthoritySettings = Pick<Settings, 'fiscalAuthority' | 'dataDir'>;

/** Creates the tax authority client that the settings choose. */
export function configuredAuthority(settings: AuthoritySettings, clock: Clock): FiscalAuthority {
  const { softwareSupplier: supplier } = settings.fiscalAuthority;
  return createFiscalAuthority({ connection: createConnection(settings, clock), supplier, clock });
}

const signerNames = { test: 'DavPotRacTEST', production: 'DavPotRac' } as const;

function createConnection(
  { fiscalAuthority: { kind, url, certifiers }, dataDir }: AuthoritySettings,
  clock: Clock,
): AuthorityConnection {
  if (kind === 'local') return createLocalConnection(() => loadAuthorityKeys(dataDir, clock()), clock);
  return createHttpsConnection({ url, anchors: readCertifiers(certifiers ?? ''), signerName: signerNames[kind] });
}

function readCertifiers(path: string): readonly X509Certificate[] {
  try {
    const pems = readFileSync(path, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    if (pems.length > 0) return pems.map((pem) => new X509Certificate(pem));
  } catch {
    // The check below reports a missing or damaged file.
  }
  throw new StartupError(`FISCAL_AUTHORITY_CA must name a file with PEM certificates; "${path}" is not one.`);
}
