import { taxNumberTest } from '@atrium/validators/yup';
import { boolean, mixed, object, string, type Schema } from 'yup';

const required = 'validation.required';

/** The parts of Fiscalization that are kept by calls of their own. */
export type FiscalizationPlace = 'certificate' | 'premises' | 'devices';

/** What Fiscalization has beside its own fields; an open row or a chosen file is not with the service yet. */
export interface FiscalizationRecords {
  readonly hasCertificate: boolean;
  readonly premises: number;
  readonly devices: number;
  readonly open?: ReadonlySet<FiscalizationPlace>;
}

/** Asked only where fiscalization is switched on. */
const whenEnabled = (schema: Schema) =>
  mixed().when('enabled', ([enabled]: unknown[]) => (enabled === true ? schema : mixed()));

/** Something beside the form that must be there, with the message where it is not. */
const present = (isPresent: boolean, message: string) =>
  mixed().test({ name: 'required', message, test: () => isPresent });

/** What Fiscalization must be before the company CRM can be created. */
export function fiscalizationSchema({ hasCertificate, premises, devices, open = new Set() }: FiscalizationRecords) {
  return object({
    enabled: boolean(),
    responsible_person: whenEnabled(string().trim().max(120, 'validation.tooLong?maximum=120').required(required)),
    tax_number: whenEnabled(
      string()
        .required(required)
        .test(taxNumberTest({ country: 'SI' })),
    ),
    certificate: whenEnabled(
      open.has('certificate')
        ? present(false, 'certificate.notUploaded')
        : present(hasCertificate, 'certificate.missing'),
    ),
    premises: whenEnabled(open.has('premises') ? present(false, 'rowOpen') : present(premises > 0, 'premises.missing')),
    devices: whenEnabled(open.has('devices') ? present(false, 'rowOpen') : present(devices > 0, 'devices.missing')),
    numbering: whenEnabled(string().oneOf(['device', 'premise'], 'validation.choose').required('validation.choose')),
  });
}
