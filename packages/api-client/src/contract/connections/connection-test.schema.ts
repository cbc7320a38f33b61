import { Type, type Static, type TLiteral, type TUnion } from 'typebox';
import { instantSchema } from '../fields.schema';
import { choice, named } from '../named.schema';
import { testedCouriers, type TestedCourier } from '../tenants/sections/couriers/couriers';

/** The connections of a company CRM that can be tested. */
export const connectionNameSchema = choice('ConnectionName', [
  'data_provider',
  ...testedCouriers,
  'newsletter',
  'mailbox',
]) as unknown as TUnion<[TLiteral<'data_provider' | TestedCourier | 'newsletter' | 'mailbox'>]>;

/** The parts of a test, in the order they are tried; each connection has those that apply to it. */
export const connectionStageSchema = choice('ConnectionStage', [
  'name',
  'tcp',
  'tls',
  'login',
  'database',
  'rights',
  'mailbox',
]);

/** Why a stage failed. The response holds nothing else of the other side: no text, version or banner. */
export const connectionReasonSchema = choice('ConnectionReason', [
  /** The host is written in a way that is not accepted, or leads where the service does not go. */
  'host_not_allowed',
  /** The port is the service's own or known for another protocol. */
  'port_not_allowed',
  'name_unknown',
  /** The name servers did not answer. */
  'name_unanswered',
  /** Refused and filtered alike. */
  'unreachable',
  'tls_not_offered',
  'tls_failed',
  'certificate_unknown_issuer',
  'certificate_wrong_name',
  'certificate_expired',
  /** Username or password. */
  'login_refused',
  /** The server does not accept passwords, right or wrong. */
  'passwords_not_taken',
  /** The server does not let this user in from here. */
  'access_not_allowed',
  /** Too many wrong tries; it opens again by itself. */
  'account_locked',
  /** The account exists but cannot be used for this. */
  'account_not_usable',
  'server_busy',
  'database_unknown',
  'database_not_allowed',
  'rights_missing',
  /** It fell silent. */
  'no_answer',
  /** What came is not what is spoken there. */
  'not_understood',
]);

/** One part of a test. */
export const stageResultSchema = named('StageResult', {
  stage: connectionStageSchema,
  state: Type.Union([
    Type.Literal('passed'),
    Type.Literal('failed'),
    Type.Literal('running'),
    Type.Literal('not_reached'),
  ]),
  /** Of a failed stage, else null. */
  reason: Type.Union([connectionReasonSchema, Type.Null()]),
  /** Whole seconds, 0 for less than half of one; null for what was not reached. */
  seconds: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});

/** A test of a connection with the settings it was made with; without one the connection is untested. */
export const connectionTestSchema = named('ConnectionTest', {
  connection: connectionNameSchema,
  state: Type.Union([Type.Literal('testing'), Type.Literal('valid'), Type.Literal('invalid')]),
  stages: Type.Array(stageResultSchema),
  started_at: instantSchema,
  ended_at: Type.Union([instantSchema, Type.Null()]),
  /** What to tell support. */
  reference: Type.String(),
});

/** A connection of a company CRM that can be tested. */
export type ConnectionName = Static<typeof connectionNameSchema>;
/** A part of a test. */
export type ConnectionStage = Static<typeof connectionStageSchema>;
/** Why a stage failed. */
export type ConnectionReason = Static<typeof connectionReasonSchema>;
/** One part of a test, and how it went. */
export type StageResult = Static<typeof stageResultSchema>;
/** A test of a connection with the settings it was made with. */
export type ConnectionTest = Static<typeof connectionTestSchema>;
