import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { changesOf, partSchema, propertiesOf } from '../resources/field.schema';
import { vatCheckSchema } from '../tenants/vat-check.schema';
import { contactsInputSchema, customerContactSchema, shownContactSchema } from './customer-contact.schema';
import { customersResource } from './customer.resource';

const { fields } = customersResource;

export const customerSummarySchema = partSchema('CustomerSummary', fields, 'list', {
  contact: shownContactSchema,
  /** Number of contacts. */
  contacts: Type.Integer(),
  /** Number of documents that are not archived; null for callers who may not view documents. */
  documents: Type.Union([Type.Integer(), Type.Null()]),
});

/** The last answer of VIES about the VAT number. */
export const customerVatCheckSchema = named('CustomerVatCheck', {
  status: vatCheckSchema.properties.status,
  /** Company name, if the register returned it. */
  name: vatCheckSchema.properties.name,
  checked_at: instantSchema,
});

export const customerSchema = partSchema('Customer', fields, 'record', {
  /** Null until VIES was asked about the number of this customer. */
  vat_check: Type.Union([customerVatCheckSchema, Type.Null()]),
  contacts: Type.Array(customerContactSchema),
});

/** The last answer of VIES about a customer's VAT number. */
export type CustomerVatCheck = Static<typeof customerVatCheckSchema>;
/** A customer in a list. */
export type CustomerSummary = Static<typeof customerSummarySchema>;
/** A customer with their contacts. */
export type Customer = Static<typeof customerSchema>;

const contacts = Type.Optional(contactsInputSchema);
const version = { _version: Type.Integer({ minimum: 0 }) };

/** Request and response of `listCustomersEndpoint`. */
export const listCustomersSchema = {
  summary: 'Lists the customers with the contact that they show.',
  query: listQuerySchema,
  answers: { 200: listOf('CustomerPage', customerSummarySchema) },
} as const;
/** Request and response of `getCustomerEndpoint`. */
export const getCustomerSchema = {
  summary: 'Returns a customer with their contacts.',
  params: idParams,
  answers: { 200: customerSchema },
} as const;
/** Request and response of `createCustomerEndpoint`. */
export const createCustomerSchema = {
  summary: 'Creates a customer, active by default; only the title is required.',
  body: partSchema('CreateCustomerInput', fields, 'create', { contacts }),
  answers: { 201: customerSchema },
} as const;
/** Request and response of `updateCustomerEndpoint`. */
export const updateCustomerSchema = {
  summary:
    'Changes the given fields of a customer; `contacts` replaces them all. 412 with the newer customer if they have changed since `_version`, 409 `customer_erased` after their data was erased.',
  params: idParams,
  body: named('UpdateCustomerInput', { ...changesOf(propertiesOf(fields, 'save')), contacts, ...version }),
  answers: { 200: customerSchema },
  errors: [409, 412],
} as const;
/** Request and response of `deleteCustomerEndpoint`. */
export const deleteCustomerSchema = {
  summary: 'Deletes a customer; 409 `in_use` with their number if records refer to the customer.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** Request and response of `duplicateCustomerEndpoint`. */
export const duplicateCustomerSchema = {
  summary: 'Creates a copy of a customer with their contacts; 409 `customer_erased` after their data was erased.',
  params: idParams,
  answers: { 201: customerSchema },
  errors: [409],
} as const;
/** Request and response of `eraseCustomerEndpoint`. */
export const eraseCustomerSchema = {
  summary:
    'Erases the personal data of a customer for good: name, VAT number, address, contacts and note, also in the activity. The record stays inactive, with its country, language, author and times, for what refers to it.',
  params: idParams,
  body: named('EraseCustomerInput', version),
  answers: { 200: customerSchema },
  errors: [412],
} as const;
const exportedText = Type.Union([Type.String(), Type.Record(Type.String(), Type.String())]);
const exportedValue = Type.Union([exportedText, Type.Number(), Type.Boolean(), Type.Null(), Type.Array(exportedText)]);
const exportedFields = Type.Record(Type.String(), exportedValue);
/** A JSON file. */
const customerExportSchema = Type.Unsafe<Blob>(
  named('CustomerExport', {
    /** The customer's fields and contacts. */
    customer: exportedFields,
    /** What changed, newest first. */
    activity: Type.Array(
      named('CustomerChange', {
        at: instantSchema,
        action: Type.String(),
        before: Type.Union([exportedFields, Type.Null()]),
        after: Type.Union([exportedFields, Type.Null()]),
      }),
    ),
  }),
);
/** Request and response of `exportCustomerEndpoint`. */
export const exportCustomerSchema = {
  summary: 'Exports the data of one customer as JSON: the record, its contacts and its changes.',
  params: idParams,
  answers: { 200: customerExportSchema },
} as const;
/** Request and response of `findCompanyEndpoint`. */
export const findCompanySchema = {
  summary: 'Looks a company up by its VAT number in VIES, and among the customers that the caller may view.',
  body: named('FindCompanyInput', {
    vat_number: Type.String({ maxLength: 32 }),
    /** ISO 3166 alpha-2, for a number without its prefix. */
    country: Type.Optional(Type.Union([Type.String({ maxLength: 2 }), Type.Null()])),
  }),
  answers: {
    200: named('FoundCompany', {
      ...vatCheckSchema.properties,
      /** The first customer with this number. Then VIES is not asked. */
      customer: Type.Union([
        named('KnownCustomer', { id: idSchema, title: Type.String(), created_at: instantSchema }),
        Type.Null(),
      ]),
    }),
  },
} as const;

/** The answer about a VAT number. */
export type FoundCompany = Static<(typeof findCompanySchema)['answers'][200]>;
