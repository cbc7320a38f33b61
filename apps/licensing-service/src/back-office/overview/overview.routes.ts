import {
  firstStepsEndpoint,
  invoicedMonthsEndpoint,
  overviewAttentionEndpoint,
  overviewFiguresEndpoint,
} from '@atrium/api-client/contract';
import {
  firstStepsCallSchema,
  invoicedMonthsCallSchema,
  overviewAttentionCallSchema,
  overviewFiguresCallSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { readFirstSteps } from './first-steps.service';
import { readAttention, readFigures, readInvoicedMonths } from './overview.service';

export function overviewRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  route(app, overviewFiguresEndpoint, overviewFiguresCallSchema, ({ user }) => readFigures(dependencies, user));
  route(app, overviewAttentionEndpoint, overviewAttentionCallSchema, ({ user, caller }) =>
    readAttention(dependencies, user, caller.language),
  );
  route(app, invoicedMonthsEndpoint, invoicedMonthsCallSchema, ({ user }) => readInvoicedMonths(dependencies, user));
  route(app, firstStepsEndpoint, firstStepsCallSchema, ({ user }) => readFirstSteps(dependencies, user));
}
