import type { Tenant } from '../contract';
import { refuseInvalid } from './fake-problem';

/** Refuses a draft from which no company CRM can be created yet, field by field. */
export function refuseIncomplete({ sections, certificate, premises, devices }: Tenant): void {
  const { application, fiscalization, subscription } = sections;
  const isSaved = application.version > 0;
  const { title, company, url_name: urlName, email } = application.data;
  const missing = (value: unknown) => !value && 'Fill in this field.';
  const fiscal = (value: unknown) => fiscalization.data.enabled === true && missing(value);
  refuseInvalid({
    'application.title': missing(title),
    'application.company': missing(company),
    'application.url_name': missing(urlName),
    'application.email': missing(isSaved && email),
    'application.password': missing(application.secrets.password.set),
    'fiscalization.responsible_person': fiscal(fiscalization.data.responsible_person),
    'fiscalization.tax_number': fiscal(fiscalization.data.tax_number),
    'fiscalization.certificate': fiscal(certificate),
    'fiscalization.premises': fiscal(premises.length),
    'fiscalization.devices': fiscal(devices.length),
    'fiscalization.numbering': fiscal(fiscalization.data.numbering),
    'subscription.plan': missing(subscription.data.plan),
  });
}
