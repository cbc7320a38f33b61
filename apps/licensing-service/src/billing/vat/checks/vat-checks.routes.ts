import { checkVatNumberEndpoint } from '@atrium/api-client/contract';
import { checkVatNumberSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform';
import { callFor } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { checkCompanyVatNumber } from './vat-check.service';

export function vatChecksRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  route(app, checkVatNumberEndpoint, checkVatNumberSchema, ({ params, body, ...call }) =>
    checkCompanyVatNumber(dependencies, callFor('update/tenants', call), {
      tenantId: params.id,
      vatNumber: body.vat_number,
      country: body.country,
    }),
  );
}
