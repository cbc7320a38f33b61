import type { Device, Premise } from '@atrium/api-client/contract';
import { taxNumberTest } from '@atrium/validators/yup';
import { boolean, mixed, object, string, type Schema } from 'yup';
import { choose, required, text } from '../../form/model/field-rules';
import { premisesWithoutDevice } from './fiscalization-values';

/** Parts of Fiscalization that are saved with separate requests. */
export type FiscalizationPlace = 'certificate' | 'premises' | 'devices';

/** Records of Fiscalization outside of its form. An open row or a chosen file is unsaved. */
export interface FiscalizationRecords {
  readonly hasCertificate: boolean;
  readonly premises: readonly Premise[];
  readonly devices: readonly Device[];
  readonly open?: ReadonlySet<FiscalizationPlace>;
}

/** Required only if fiscalization is enabled. */
const whenEnabled = (schema: Schema) =>
  mixed().when('enabled', ([enabled]: unknown[]) => (enabled === true ? schema : mixed()));

/** A required record outside of the form, with the message if it is missing. */
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

/** Validates Fiscalization before the creation. */
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
