import { requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import { tenantOf } from '../tenants/tenant';

const page = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n%%EOF';

/** The act as a PDF without a page. */
export const actHandlers = {
  downloadAct: ({ state, params, user }) => {
    const { sections, premises, devices } = tenantOf(state, user(), params.id);
    const { company, address = {} } = sections.application.data;
    const { responsible_person: person, tax_number: taxNumber, numbering } = sections.fiscalization.data;
    const missing = (value: unknown) => !value && 'Fill in this field.';
    requireValid({
      'application.company': missing(company),
      'application.address.street': missing(address.street),
      'application.address.postal_code': missing(address.postal_code),
      'application.address.city': missing(address.city),
      'fiscalization.responsible_person': missing(person),
      'fiscalization.tax_number': missing(taxNumber),
      'fiscalization.premises': premises.length === 0 && 'Add at least one business premise.',
      'fiscalization.devices': devices.length === 0 && 'Add at least one electronic device.',
      'fiscalization.numbering': missing(numbering),
    });
    return new Blob([page], { type: 'application/pdf' });
  },
} satisfies Handlers;
