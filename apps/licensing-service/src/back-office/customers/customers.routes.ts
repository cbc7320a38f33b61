import {
  checkCustomerImportEndpoint,
  createCustomerEndpoint,
  deleteCustomerEndpoint,
  duplicateCustomerEndpoint,
  eraseCustomerEndpoint,
  exportCustomerEndpoint,
  exportCustomersEndpoint,
  exportLeftOutEndpoint,
  findCompanyEndpoint,
  getCustomerEndpoint,
  importCustomersEndpoint,
  listCustomersEndpoint,
  updateCustomerEndpoint,
} from '@atrium/api-client/contract';
import {
  checkCustomerImportSchema,
  createCustomerSchema,
  deleteCustomerSchema,
  duplicateCustomerSchema,
  eraseCustomerSchema,
  exportCustomerSchema,
  exportLeftOutSchema,
  findCompanySchema,
  getCustomerSchema,
  importCustomersSchema,
  listCustomersSchema,
  updateCustomerSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
  acceptUploads,
  disconnectSignal,
  fileRoute,
  idempotentRoute,
  recordPublisher,
  route,
  uploadFileRoute,
  uploadRoute,
  uploadWorkRoute,
} from '../../platform';
import { readListPage, exportRoute } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { customerListing } from './customer-listing';
import { changeCustomer, createCustomer, duplicateCustomer, readCustomer, removeCustomer } from './customer.service';
import { eraseCustomer } from './erase-customer.service';
import { exportCustomer } from './export-customer.service';
import { findCompany } from './find-company.service';
import { exportLeftOut } from './import/export-left-out.service';
import { checkImport, importCustomers } from './import/import-customers.service';

export async function customersRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): Promise<void> {
  const publish = recordPublisher(dependencies, 'customers');
  route(app, listCustomersEndpoint, listCustomersSchema, (call) => readListPage(dependencies, customerListing, call));
  exportRoute(app, dependencies, exportCustomersEndpoint, customerListing);
  route(app, getCustomerEndpoint, getCustomerSchema, ({ params, ...call }) =>
    readCustomer(dependencies, call, params.id),
  );
  idempotentRoute(app, dependencies, createCustomerEndpoint, createCustomerSchema, {
    effect: ({ body, ...call }, remember) => publish.created(createCustomer(dependencies, call, body, remember)),
    answer: async (call, id) => readCustomer(dependencies, call, id),
  });
  idempotentRoute(app, dependencies, duplicateCustomerEndpoint, duplicateCustomerSchema, {
    effect: ({ params, ...call }, remember) =>
      publish.created(duplicateCustomer(dependencies, call, params.id, remember)),
    answer: async (call, id) => readCustomer(dependencies, call, id),
  });
  route(app, updateCustomerEndpoint, updateCustomerSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, changeCustomer(dependencies, call, params.id, body)),
  );
  route(app, deleteCustomerEndpoint, deleteCustomerSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, removeCustomer(dependencies, call, params.id));
    return null;
  });
  route(app, eraseCustomerEndpoint, eraseCustomerSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, eraseCustomer(dependencies, call, params.id, body._version)),
  );
  fileRoute(app, exportCustomerEndpoint, exportCustomerSchema, ({ params, ...call }) =>
    exportCustomer(dependencies, call, params.id),
  );
  route(app, findCompanyEndpoint, findCompanySchema, ({ body, ...call }) => findCompany(dependencies, call, body));

  await acceptUploads(app, (uploading) => {
    uploadRoute(uploading, checkCustomerImportEndpoint, checkCustomerImportSchema, ({ body, ...call }, file) =>
      checkImport(dependencies, call, body, file),
    );
    uploadFileRoute(uploading, exportLeftOutEndpoint, exportLeftOutSchema, ({ body, ...call }, file) =>
      exportLeftOut(dependencies, call, body, file),
    );
    uploadWorkRoute(uploading, importCustomersEndpoint, importCustomersSchema, ({ body, ...call }, file, report) => {
      const control = { report, cancelled: disconnectSignal(call.reply) };
      return publish.changed('', importCustomers(dependencies, call, body, file, control));
    });
  });
}
