import { defineEndpoint, type CallShape, type Endpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type {
  firstStepsCallSchema,
  invoicedMonthsCallSchema,
  overviewAttentionCallSchema,
  overviewFiguresCallSchema,
} from './overview.schema';

const read = <S extends CallShape>(name: string): Endpoint<S> =>
  defineEndpoint<S>({
    id: `overview.read-${name}`,
    method: 'GET',
    path: `/overview/${name}`,
    access: { kind: 'permission', permission: 'view/overview' },
    csrf: 'none',
  });

/** `GET /overview/figures` responds with 200. */
export const overviewFiguresEndpoint = /* @__PURE__ */ read<CallOf<typeof overviewFiguresCallSchema>>('figures');

/** `GET /overview/attention` responds with 200. */
export const overviewAttentionEndpoint = /* @__PURE__ */ read<CallOf<typeof overviewAttentionCallSchema>>('attention');

/** `GET /overview/invoiced` responds with 200. */
export const invoicedMonthsEndpoint = /* @__PURE__ */ read<CallOf<typeof invoicedMonthsCallSchema>>('invoiced');

/** `GET /overview/first-steps` responds with 200. */
export const firstStepsEndpoint = /* @__PURE__ */ read<CallOf<typeof firstStepsCallSchema>>('first-steps');
