import type { ApplicationDraft, FiscalizationDraft } from '@atrium/api-client/contract';
import { type DatabaseHandle, inScope, InvalidInput, localDay, NotFound } from '../../../platform';
import { findTenant, type TenantCall } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { required } from '../../sections/field-rules';
import { fiscalizationSection, toTaxNumber } from '../fiscalization.section';
import type { FieldVerdict } from '../../sections/section';
import { findSections } from '../../sections/section.repository';
import { countFiscalRecords } from '../count-records';
import { findDevices } from '../devices/device.repository';
import { placeOf } from '../premises/premise-place';
import { findPremises } from '../premises/premise.repository';
import type { ActData } from './act-data';
import { printAct } from './print-act';

/**
 * Prints the internal act from the current setup, as a PDF.
 * @throws InvalidInput with the path of every missing field
 */
export async function downloadAct(
  { database, clock }: Pick<SetupDependencies, 'database' | 'clock'>,
  call: TenantCall,
  id: string,
) {
  const data = await inScope(database, call.scope, async (tx) => {
    if ((await findTenant(tx, call.scope, id)) === null) throw new NotFound('tenant_not_found');
    return readActData(tx, id, clock());
  });
  return printAct(data);
}

async function readActData(db: DatabaseHandle, tenantId: string, now: Date): Promise<ActData> {
  const sections = await findSections(db, tenantId);
  const application: ApplicationDraft = sections.get('application')?.data ?? {};
  const fiscalization: FiscalizationDraft = sections.get('fiscalization')?.data ?? {};
  const { company, address = {} } = application;
  const { certificate: _certificate, ...records } = await countFiscalRecords(db, tenantId);
  const enabled = { ...fiscalization, enabled: true };
  rejectMissing([
    ['application.company', required(company)],
    ['application.address.street', required(address.street)],
    ['application.address.postal_code', required(address.postal_code)],
    ['application.address.city', required(address.city)],
    ...fiscalizationSection
      .problems(enabled, () => false, { ...records, certificate: true })
      .map(([field, problem]): FieldVerdict => [`fiscalization.${field}`, problem]),
  ]);
  const devices = await findDevices(db, tenantId);
  const premises = await findPremises(db, tenantId);
  return {
    company: {
      name: company ?? '',
      street: address.street ?? '',
      postalCode: address.postal_code ?? '',
      city: address.city ?? '',
      taxNumber: toTaxNumber(fiscalization.tax_number) ?? '',
    },
    responsiblePerson: fiscalization.responsible_person ?? '',
    premises: premises.map((premise) => ({
      premiseId: premise.premiseId,
      place: placeOf(premise),
      validFrom: premise.validFrom,
      devices: devices.filter((device) => device.premise === premise.id).map(({ deviceId }) => deviceId),
    })),
    numbering: fiscalization.numbering ?? 'device',
    numberingRestarts: fiscalization.numbering_restarts ?? false,
    adoptedOn: localDay(now),
  };
}

function rejectMissing(verdicts: readonly FieldVerdict[]): void {
  const problems = verdicts.flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]] as const]));
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
}
