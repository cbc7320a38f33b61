import type { Clock } from '../clock';
import { createFiscalAuthority, type FiscalAuthority } from '../modules/fiscalization/authority/fiscal-authority';
import { makeAuthorityPem, readAuthorityPem } from '../modules/fiscalization/authority/local/authority-keys';
import { createLocalLine } from '../modules/fiscalization/authority/local/local-line';
import { testClock } from './test-clock';

/** The service's own tax authority, without a data folder. */
export function localAuthority(clock: Clock = testClock().clock): FiscalAuthority {
  const keys = makeAuthorityPem(clock()).then(readAuthorityPem);
  return createFiscalAuthority({
    line: createLocalLine(() => keys, clock),
    supplier: { nameForeign: 'Atrium' },
    clock,
  });
}
