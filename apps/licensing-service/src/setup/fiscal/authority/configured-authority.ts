import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Clock, type Settings, StartRefused } from '../../../platform';
import { createFiscalAuthority, type AuthorityLine, type FiscalAuthority } from './fiscal-authority';
import { createHttpsLine } from './https-line';
import { loadAuthorityKeys } from './local/authority-keys';
import { createLocalLine } from './local/local-line';

type Chosen = Pick<Settings, 'fiscalAuthority' | 'dataDir'>;

/** The tax authority that the settings name. */
export function configuredAuthority(settings: Chosen, clock: Clock): FiscalAuthority {
  const { softwareSupplier: supplier } = settings.fiscalAuthority;
  return createFiscalAuthority({ line: lineTo(settings, clock), supplier, clock });
}

const signerNames = { test: 'DavPotRacTEST', production: 'DavPotRac' } as const;

function lineTo({ fiscalAuthority: { kind, url, certifiers }, dataDir }: Chosen, clock: Clock): AuthorityLine {
  if (kind === 'local') return createLocalLine(() => loadAuthorityKeys(dataDir, clock()), clock);
  return createHttpsLine({ url, anchors: readCertifiers(certifiers ?? ''), signerName: signerNames[kind] });
}

function readCertifiers(path: string): readonly X509Certificate[] {
  try {
    const pems = readFileSync(path, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    if (pems.length > 0) return pems.map((pem) => new X509Certificate(pem));
  } catch {
    // The check below reports a missing or damaged file.
  }
  throw new StartRefused(`FISCAL_AUTHORITY_CA must name a file with certificates (PEM), which "${path}" is not.`);
}
