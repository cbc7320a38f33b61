import type { DatabaseHandle } from '../../platform';
import type { DraftRecords } from '../sections/section';
import { findCertificate } from './certificate/certificate.repository';
import { countDevices } from './devices/device.repository';
import { countBarePremises, countPremises } from './premises/premise.repository';

/** Counts the records of Fiscalization that validation of a draft needs. */
export async function countFiscalRecords(db: DatabaseHandle, tenantId: string): Promise<DraftRecords> {
  return {
    certificate: (await findCertificate(db, tenantId)) !== null,
    premises: await countPremises(db, tenantId),
    devices: await countDevices(db, tenantId),
    barePremises: await countBarePremises(db, tenantId),
  };
}
