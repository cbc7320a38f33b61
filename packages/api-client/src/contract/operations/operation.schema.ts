import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { choice, named } from '../named.schema';

export const operationKindSchema = choice('OperationKind', ['create', 'update', 'activate', 'deactivate', 'close']);

export const operationStateSchema = choice('OperationState', [
  'queued',
  'running',
  'succeeded',
  'failed',
  'cancelling',
  'cancelled',
]);

export const stepStateSchema = choice('OperationStepState', ['waiting', 'running', 'done', 'failed', 'undone']);

/** A named step; the portal owns the words for `name` and `cause`. */
export const operationStepSchema = named('OperationStep', {
  name: Type.String(),
  state: stepStateSchema,
  started_at: Type.Union([instantSchema, Type.Null()]),
  ended_at: Type.Union([instantSchema, Type.Null()]),
  /** Whole seconds within which nine of ten earlier runs were done; null after fewer than three. */
  usual_seconds: Type.Union([Type.Integer(), Type.Null()]),
  /** A word of a closed list where the step failed. */
  cause: Type.Union([Type.String(), Type.Null()]),
});

/** One run of provisioning. `seq` grows with every change: a smaller one is old news. */
export const operationSchema = named('Operation', {
  id: idSchema,
  tenant_id: idSchema,
  kind: operationKindSchema,
  state: operationStateSchema,
  seq: Type.Integer(),
  /** What people quote to the operator, as `AT-7F3K-92QD`. */
  reference: Type.String(),
  steps: Type.Array(operationStepSchema),
  message: Type.Union([Type.String(), Type.Null()]),
  created_at: instantSchema,
  started_at: Type.Union([instantSchema, Type.Null()]),
  ended_at: Type.Union([instantSchema, Type.Null()]),
  /** Whole seconds from the call to the end within which nine of ten earlier operations succeeded; null after fewer than three. */
  usual_seconds: Type.Union([Type.Integer(), Type.Null()]),
  /** The service's clock when it answered: elapsed times are counted from here. */
  now: instantSchema,
});

/** One run of making, updating, switching or closing a company CRM. */
export type Operation = Static<typeof operationSchema>;
/** One step of an operation, with its times. */
export type OperationStep = Static<typeof operationStepSchema>;
/** How far an operation is. */
export type OperationState = Static<typeof operationStateSchema>;
/** What an operation does. */
export type OperationKind = Static<typeof operationKindSchema>;

/** What `operationCallEndpoint` takes and answers. */
export const operationCallSchema = {
  summary: 'Returns an operation with its steps.',
  params: idParams,
  answers: { 200: operationSchema },
} as const;
/** What retrying and cancelling take and answer. */
export const retryOperationSchema = {
  summary: 'Continues a failed operation from the step that failed.',
  params: idParams,
  answers: { 202: operationSchema },
  errors: [409],
} as const;

/** What `cancelOperationEndpoint` takes and answers. */
export const cancelOperationSchema = {
  ...retryOperationSchema,
  summary:
    'Undoes an operation in reverse order: a creation at any time, which leaves a draft; a failed update or switch, which leaves the company CRM as it was. 409 for any other.',
} as const;
