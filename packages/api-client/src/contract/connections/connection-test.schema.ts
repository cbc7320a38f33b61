import { Type, type Static, type TLiteral, type TUnion } from 'typebox';
import { instantSchema } from '../fields.schema';
import { choice, named } from '../named.schema';
import { testedCouriers, type TestedCourier } from '../tenants/sections/couriers/couriers';

/** Connections of a company CRM that can be tested. */
export const connectionNameSchema = choice('ConnectionName', [
  'data_provider',
  ...testedCouriers,
  'newsletter',
  'mailbox',
]) as unknown as TUnion<[TLiteral<'data_provider' | TestedCourier | 'newsletter' | 'mailbox'>]>;

/** Stages of a test, in order. Each connection has those that apply to it. */
export const connectionStageSchema = choice('ConnectionStage', [
  'name',
  'tcp',
  'tls',
  'login',
  'database',
  'rights',
  'mailbox',
]);

/** Why a stage failed. The response contains nothing else from the other server: no text, version or banner. */
export const connectionReasonSchema = choice('ConnectionReason', [
  /** The host is malformed, or points to an address that the service does not connect to. */
  'host_not_allowed',
  /** The port belongs to the service itself or to another protocol. */
  'port_not_allowed',
  'name_unknown',
  /** The DNS servers did not respond. */
  'name_unanswered',
  /** Connection rejected or filtered. */
  'unreachable',
  'tls_not_offered',
  'tls_failed',
  'certificate_unknown_issuer',
  'certificate_wrong_name',
  'certificate_expired',
  /** Wrong username or password. */
  'login_refused',
  /** The server does not accept password authentication. */
  'passwords_not_taken',
  /** The server does not allow this user from this host. */
  'access_not_allowed',
  /** Locked after too many attempts; unlocks automatically. */
  'account_locked',
  /** The account exists but lacks the required access. */
  'account_not_usable',
  'server_busy',
  'database_unknown',
  'database_not_allowed',
  'rights_missing',
  /** The server stopped responding. */
  'no_answer',
  /** The response does not follow the protocol. */
  'not_understood',
]);

/** One stage of a test. */
export const stageResultSchema = named('StageResult', {
  stage: connectionStageSchema,
  state: Type.Union([
    Type.Literal('passed'),
    Type.Literal('failed'),
    Type.Literal('running'),
    Type.Literal('not_reached'),
  ]),
  /** Reason of a failed stage, else null. */
  reason: Type.Union([connectionReasonSchema, Type.Null()]),
  /** Whole seconds, 0 for less than half of one; null if the stage was not reached. */
  seconds: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});

/** The result of a connection test and the tested settings. A connection without one is untested. */
export const connectionTestSchema = named('ConnectionTest', {
  connection: connectionNameSchema,
  state: Type.Union([Type.Literal('testing'), Type.Literal('valid'), Type.Literal('invalid')]),
  stages: Type.Array(stageResultSchema),
  started_at: instantSchema,
  ended_at: Type.Union([instantSchema, Type.Null()]),
  /** Reference for support. */
  reference: Type.String(),
});

/** A connection of a company CRM that can be tested. */
export type ConnectionName = Static<typeof connectionNameSchema>;
/** A stage of a test. */
export type ConnectionStage = Static<typeof connectionStageSchema>;
/** Why a stage failed. */
export type ConnectionReason = Static<typeof connectionReasonSchema>;
/** One stage of a test and its result. */
export type StageResult = Static<typeof stageResultSchema>;
/** The result of a connection test. */
export type ConnectionTest = Static<typeof connectionTestSchema>;
