import { customersResource } from '@atrium/api-client/contract';

const { title, vat_number, street, postal_code, post, city, country, language, note } = customersResource.fields;

/** The fields of a customer that its drawer edits. */
export const drawerFields = { title, vat_number, street, postal_code, post, city, country, language, note };

/** The fields of the company on the page New Subject. */
export const companyFields = { vat_number, title, street, postal_code, post, country };
