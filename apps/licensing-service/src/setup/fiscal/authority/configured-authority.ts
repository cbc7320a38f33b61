import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Clock, type Settings, StartupError } from '../../../platform';
import { createFiscalAuthority, type AuthorityConnection, type FiscalAuthority } from './fiscal-authority';
import { createHttpsConnection } from './https-connection';
import { loadAuthorityKeys } from './local/authority-keys';
import { createLocalConnection } from './local/local-connection';

type Chosen = Pick<Settings, 'fiscalAuthority' | 'dataDir'>;

/** The tax authority that the settings name. */
export function configuredAuthority(settings: Chosen, clock: Clock): FiscalAuthority {
  const { softwareSupplier: supplier } = settings.fiscalAuthority;
  return createFiscalAuthority({ line: lineTo(settings, clock), supplier, clock });
}

const signerNames = { test: 'DavPotRacTEST', production: 'DavPotRac' } as const;

function lineTo({ fiscalAuthority: { kind, url, certifiers }, dataDir }: Chosen, clock: Clock): AuthorityConnection {
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
  throw new StartupError(`FISCAL_AUTHORITY_CA must name a file with certificates (PEM), which "${path}" is not.`);
}
