import type { Certificate, Device, Premise, Registration, Tenant } from '../../contract';
import { certificateSchema } from '../../contract/fiscalization/certificate.schema';
import { deviceSchema } from '../../contract/fiscalization/device.schema';
import { premiseSchema } from '../../contract/fiscalization/premise.schema';
import { registrationSchema } from '../../contract/fiscalization/registration.schema';
import { blankRecord } from './blank-record';
import { sampleTenant } from './tenants';

/** A valid certificate. */
export const sampleCertificate = (change: Partial<Certificate> = {}): Certificate =>
  blankRecord(certificateSchema, {
    file_name: '50223054-1.p12',
    size: 3349,
    holder: 'Kovinarstvo Ažman d.o.o.',
    tax_number: '50223054',
    issuer: 'TaxCA',
    issuer_kind: 'production',
    valid_from: '2024-03-14T00:00:00.000Z',
    valid_until: '2029-03-14T00:00:00.000Z',
    uploaded_at: '2026-11-21T09:31:00.000Z',
    ...change,
  });

const premiseIdOf = (place: number) => `019a9f00-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`;

/** A business premise. */
export const samplePremise = (change: Partial<Premise> = {}): Premise =>
  blankRecord(premiseSchema, {
    id: premiseIdOf(1),
    version: 1,
    premise_id: 'PE1',
    type: 'immovable',
    valid_from: '2026-11-21',
    address: 'Jenkov trg',
    house_number: '4',
    postal_code: '4207',
    post: 'Cerklje',
    city: 'Cerklje na Gorenjskem',
    cadastral_number: 2082,
    building_number: 311,
    section_number: 1,
    ...change,
  });

/** A movable business premise without an address. */
export const sampleVehicle = (change: Partial<Premise> = {}): Premise =>
  blankRecord(premiseSchema, {
    id: premiseIdOf(3),
    version: 1,
    premise_id: 'VOZ1',
    type: 'movable-a',
    valid_from: '2026-11-21',
    ...change,
  });

/** Two shops and a vehicle. */
export const samplePremises: readonly Premise[] = [
  samplePremise(),
  samplePremise({
    id: premiseIdOf(2),
    premise_id: 'PE2',
    address: 'Šmartinska cesta',
    house_number: '152',
    house_number_additional: 'B',
    postal_code: '1000',
    post: 'Ljubljana',
    city: 'Ljubljana',
    cadastral_number: 1735,
    building_number: 1148,
    section_number: 3,
  }),
  sampleVehicle(),
];

/** An electronic device of the sample premise. */
export const sampleDevice = (change: Partial<Device> = {}): Device =>
  blankRecord(deviceSchema, {
    id: '019a9f00-0000-7000-8000-0000000002a1',
    version: 1,
    device_id: 'BLAG1',
    premise: premiseIdOf(1),
    ...change,
  });

/** A device in each of the sample premises. */
export const sampleDevices: readonly Device[] = samplePremises.map(({ id }, place) =>
  sampleDevice({
    id: `019a9f00-0000-7000-8000-0000000002a${place + 1}`,
    device_id: `BLAG${place + 1}`,
    premise: id,
  }),
);

/** Fiscalization, enabled and complete. */
export function withFiscalization(tenant: Tenant, change: Partial<Tenant> = {}): Tenant {
  return {
    ...tenant,
    sections: {
      ...tenant.sections,
      fiscalization: {
        version: 3,
        updated_at: '2026-11-21T09:31:00.000Z',
        data: {
          enabled: true,
          responsible_person: 'Špela Ažman',
          tax_number: '50223054',
          numbering: 'device',
          numbering_restarts: true,
          act_terms: false,
        },
        secrets: {},
      },
    },
    certificate: sampleCertificate(),
    premises: [...samplePremises],
    devices: [...sampleDevices],
    ...change,
  };
}

const registeredId = '019a9f00-0000-7000-8000-0000000000e3';

/** An existing company CRM with one business premise and the state of its registration. */
export function existingWithPremise(change: Partial<Registration> = {}): Tenant {
  const registration = blankRecord(registrationSchema, {
    premise: registeredId,
    premise_id: 'PE3',
    state: 'failed',
    problem: 'unreachable',
    at: '2026-11-21T07:50:00.000Z',
    ...change,
  });
  return sampleTenant({
    premises: [sampleVehicle({ id: registeredId, premise_id: 'PE3', type: 'movable-c' })],
    registrations: [registration],
  });
}

/** A closed company CRM whose business premise is still open at the tax authority. */
export const closedWithOpenPremise = (change: Partial<Registration> = {}): Tenant => ({
  ...existingWithPremise({ removed: true, ...change }),
  state: 'closed',
  active: false,
  subscription: null,
  allowed_actions: ['close_premises'],
});
