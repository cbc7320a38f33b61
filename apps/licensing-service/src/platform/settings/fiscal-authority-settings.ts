import { resolve } from 'node:path';
import type { FiscalAuthoritySettings } from './settings';
import { StartupError } from '../startup-error';

const addresses = {
  local: '',
  test: 'https://blagajne-test.fu.gov.si:9002/v1',
  production: 'https://blagajne.fu.gov.si:9003/v1',
} as const;

/** Reads the tax authority settings. All but `local` need a CA file. */
export function readFiscalAuthority(read: (name: string) => string | null): FiscalAuthoritySettings {
  const kind = read('FISCAL_AUTHORITY') ?? 'local';
  if (kind !== 'local' && kind !== 'test' && kind !== 'production') {
    throw new StartupError(`FISCAL_AUTHORITY must be local, test or production, not "${kind}".`);
  }
  const caFile = read('FISCAL_AUTHORITY_CA');
  const supplier = read('FISCAL_SOFTWARE_SUPPLIER');
  if (kind !== 'local' && (caFile === null || supplier === null)) {
    throw new StartupError(
      `FISCAL_AUTHORITY=${kind} needs FISCAL_AUTHORITY_CA, a file with the certificates above the authority's own, and FISCAL_SOFTWARE_SUPPLIER, a tax number or a name abroad.`,
    );
  }
  return {
    kind,
    url: readAddress(read('FISCAL_AUTHORITY_URL') ?? addresses[kind]),
    certifiers: caFile === null ? null : resolve(caFile),
    softwareSupplier: readSupplier(supplier ?? 'Atrium'),
  };
}

function readAddress(address: string): string {
  if (address !== '' && !(URL.canParse(address) && new URL(address).protocol === 'https:')) {
    throw new StartupError(`FISCAL_AUTHORITY_URL must be an address that begins with https://, not "${address}".`);
  }
  return address.replace(/\/+$/, '');
}

function readSupplier(supplier: string): FiscalAuthoritySettings['softwareSupplier'] {
  return /^[1-9]\d{7}$/.test(supplier) ? { taxNumber: Number(supplier) } : { nameForeign: supplier };
}
