import { createFiscalAuthority, type FiscalAuthority } from '../setup/fiscal/authority/fiscal-authority';
import { makeAuthorityPem, readAuthorityPem } from '../setup/fiscal/authority/local/authority-keys';
import { createLocalConnection } from '../setup/fiscal/authority/local/local-connection';
import type { Clock } from '../platform';
import { testClock } from './test-clock';

/** The service's local tax authority without a data folder. */
export function localAuthority(clock: Clock = testClock().clock): FiscalAuthority {
  const keys = makeAuthorityPem(clock()).then(readAuthorityPem);
  return createFiscalAuthority({
    connection: createLocalConnection(() => keys, clock),
    supplier: { nameForeign: 'Atrium' },
    clock,
  });
}
