import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { exportSchema } from '../resources/export.schema';
import {
  createEndpoint,
  deleteEndpoint,
  duplicateEndpoint,
  exportEndpoint,
  getEndpoint,
  listEndpoint,
  spreadsheetMediaType,
  updateEndpoint,
} from '../resources/resource.endpoint';
import type { checkCustomerImportSchema, exportLeftOutSchema, importCustomersSchema } from './customer-import.schema';
import { customersResource } from './customer.resource';
import type {
  createCustomerSchema,
  deleteCustomerSchema,
  duplicateCustomerSchema,
  eraseCustomerSchema,
  exportCustomerSchema,
  findCompanySchema,
  getCustomerSchema,
  listCustomersSchema,
  updateCustomerSchema,
} from './customer.schema';

/** `GET /customers` responds with 200. */
export const listCustomersEndpoint =
  /* @__PURE__ */ listEndpoint<CallOf<typeof listCustomersSchema>>(customersResource);

/** `GET /customers/{id}` responds with 200. */
export const getCustomerEndpoint = /* @__PURE__ */ getEndpoint<CallOf<typeof getCustomerSchema>>(customersResource);

/** `POST /customers` responds with 201. */
export const createCustomerEndpoint =
  /* @__PURE__ */ createEndpoint<CallOf<typeof createCustomerSchema>>(customersResource);

/** `PUT /customers/{id}` responds with 200; may throw StaleError (412) or ConflictError (409). */
export const updateCustomerEndpoint =
  /* @__PURE__ */ updateEndpoint<CallOf<typeof updateCustomerSchema>>(customersResource);

/** `DELETE /customers/{id}` responds with 204. */
export const deleteCustomerEndpoint =
  /* @__PURE__ */ deleteEndpoint<CallOf<typeof deleteCustomerSchema>>(customersResource);

/** `POST /customers/duplicate/{id}` responds with 201; may throw ConflictError (409). */
export const duplicateCustomerEndpoint =
  /* @__PURE__ */ duplicateEndpoint<CallOf<typeof duplicateCustomerSchema>>(customersResource);

/** `POST /export/customers` responds with 200; may throw ConflictError (409). */
export const exportCustomersEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(customersResource);

/** `POST /export/customers/{id}` responds with 200. */
export const exportCustomerEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof exportCustomerSchema>>({
  id: 'customers.export-one',
  method: 'POST',
  path: '/export/customers/{id}',
  access: { kind: 'permission', permission: 'view/customers' },
  csrf: 'session',
  rateLimit: 'export',
  file: { name: 'customer.json', mediaType: 'application/json' },
});

/** `POST /customers/{id}/erase` responds with 200; may throw StaleError (412). */
export const eraseCustomerEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof eraseCustomerSchema>>({
  id: 'customers.erase',
  method: 'POST',
  path: '/customers/{id}/erase',
  access: { kind: 'permission', permission: 'delete/customers' },
  csrf: 'session',
});

/** `POST /customers/find-company` responds with 200. */
export const findCompanyEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof findCompanySchema>>({
  id: 'customers.find-company',
  method: 'POST',
  path: '/customers/find-company',
  access: { kind: 'permission', permission: 'create/customers' },
  csrf: 'session',
  rateLimit: 'vatCheck',
});

/** At most 20 MiB. */
const importedFile = { field: 'file', maximum: 20_971_520 };

/** `POST /customers/import/check` responds with 200. */
export const checkCustomerImportEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof checkCustomerImportSchema>>({
  id: 'customers.check-import',
  method: 'POST',
  path: '/customers/import/check',
  access: { kind: 'permission', permission: 'create/customers' },
  csrf: 'session',
  rateLimit: 'file',
  upload: importedFile,
});

/** `POST /customers/import/left-out` responds with 200. */
export const exportLeftOutEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof exportLeftOutSchema>>({
  id: 'customers.export-left-out',
  method: 'POST',
  path: '/customers/import/left-out',
  access: { kind: 'permission', permission: 'create/customers' },
  csrf: 'session',
  rateLimit: 'file',
  upload: importedFile,
  file: { name: 'customers-left-out.xlsx', mediaType: spreadsheetMediaType },
});

/** `POST /customers/import` responds with 200. */
export const importCustomersEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof importCustomersSchema>>({
  id: 'customers.import',
  method: 'POST',
  path: '/customers/import',
  access: { kind: 'permission', permission: 'create/customers' },
  csrf: 'session',
  rateLimit: 'file',
  upload: importedFile,
  progress: true,
});
