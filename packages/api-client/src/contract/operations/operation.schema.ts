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

/** A step of an operation. The portal owns the texts for `name` and `cause`. */
export const operationStepSchema = named('OperationStep', {
  name: Type.String(),
  state: stepStateSchema,
  started_at: Type.Union([instantSchema, Type.Null()]),
  ended_at: Type.Union([instantSchema, Type.Null()]),
  /** Duration in whole seconds of 90 % of earlier runs; null after fewer than three. */
  usual_seconds: Type.Union([Type.Integer(), Type.Null()]),
  /** Error code from a closed list, if the step failed. */
  cause: Type.Union([Type.String(), Type.Null()]),
});

/** A provisioning run. `seq` grows with every change; ignore a smaller one. */
export const operationSchema = named('Operation', {
  id: idSchema,
  tenant_id: idSchema,
  kind: operationKindSchema,
  state: operationStateSchema,
  seq: Type.Integer(),
  /** Reference for support, such as `AT-7F3K-92QD`. */
  reference: Type.String(),
  steps: Type.Array(operationStepSchema),
  message: Type.Union([Type.String(), Type.Null()]),
  created_at: instantSchema,
  started_at: Type.Union([instantSchema, Type.Null()]),
  ended_at: Type.Union([instantSchema, Type.Null()]),
  /**
   * Whole seconds within which 90 % of earlier operations succeeded, from request to end; null after fewer than three.
   */
  usual_seconds: Type.Union([Type.Integer(), Type.Null()]),
  /** Service time of the response; measure elapsed times from here. */
  now: instantSchema,
});

/** A run that creates, updates, activates, deactivates or closes a company CRM. */
export type Operation = Static<typeof operationSchema>;
/** One step of an operation, with its times. */
export type OperationStep = Static<typeof operationStepSchema>;
/** State of an operation. */
export type OperationState = Static<typeof operationStateSchema>;
/** Kind of an operation. */
export type OperationKind = Static<typeof operationKindSchema>;

/** Request and response of `operationEndpoint`. */
export const operationCallSchema = {
  summary: 'Returns an operation with its steps.',
  params: idParams,
  answers: { 200: operationSchema },
} as const;
/** Request and response of `retryOperationEndpoint`. */
export const retryOperationSchema = {
  summary: 'Continues a failed operation from the step that failed.',
  params: idParams,
  answers: { 202: operationSchema },
  errors: [409],
} as const;

/** Request and response of `cancelOperationEndpoint`. */
export const cancelOperationSchema = {
  ...retryOperationSchema,
  summary:
    'Undoes an operation in reverse order: a creation at any time, which leaves a draft; a failed update or switch, which leaves the company CRM as it was. 409 for any other.',
} as const;
