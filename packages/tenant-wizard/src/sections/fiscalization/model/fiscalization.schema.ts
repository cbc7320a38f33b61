import type { Device, Premise } from '@atrium/api-client/contract';
import { taxNumberTest } from '@atrium/validators/yup';
import { boolean, mixed, object, string, type Schema } from 'yup';
import { choose, required, text } from '../../form/model/field-rules';
import { premisesWithoutDevice } from './fiscalization-values';

/** The parts of Fiscalization that are saved with separate requests. */
export type FiscalizationPlace = 'certificate' | 'premises' | 'devices';

/** What Fiscalization has beside its own fields; an open row or a chosen file is not with the service yet. */
export interface FiscalizationRecords {
  readonly hasCertificate: boolean;
  readonly premises: readonly Premise[];
  readonly devices: readonly Device[];
  readonly open?: ReadonlySet<FiscalizationPlace>;
}

/** Asked only where fiscalization is switched on. */
const whenEnabled = (schema: Schema) =>
  mixed().when('enabled', ([enabled]: unknown[]) => (enabled === true ? schema : mixed()));

/** Something beside the form that must be there, with the message where it is not. */
const present = (isPresent: boolean, message: string) =>
  mixed().test({ name: 'required', message, test: () => isPresent });

/** Every invoice names a device, and the act those of each premise. */
function everyPremiseServed(premises: readonly Premise[], devices: readonly Device[]) {
  if (devices.length === 0) return present(false, 'devices.missing');
  const bare = premisesWithoutDevice(premises, devices);
  return present(
    bare.length === 0,
    `devices.missingIn?premises=${bare.map(({ premise_id: mark }) => mark).join(', ')}`,
  );
}

/** What Fiscalization must be before the company CRM can be created. */
export function fiscalizationSchema({ hasCertificate, premises, devices, open = new Set() }: FiscalizationRecords) {
  return object({
    enabled: boolean(),
    responsible_person: whenEnabled(text(120).required(required)),
    tax_number: whenEnabled(
      string()
        .trim()
        .required(required)
        .test(taxNumberTest({ country: 'SI' })),
    ),
    certificate: whenEnabled(
      open.has('certificate')
        ? present(false, 'certificate.notUploaded')
        : present(hasCertificate, 'certificate.missing'),
    ),
    premises: whenEnabled(
      open.has('premises') ? present(false, 'rowOpen') : present(premises.length > 0, 'premises.missing'),
    ),
    devices: whenEnabled(open.has('devices') ? present(false, 'rowOpen') : everyPremiseServed(premises, devices)),
    numbering: whenEnabled(string().oneOf(['device', 'premise'], choose).required(choose)),
  });
}
