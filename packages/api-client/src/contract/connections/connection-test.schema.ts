import { Type, type Static } from 'typebox';
import { instantSchema } from '../fields.schema';

/** The connections of a company CRM that can be tested. */
export const connectionNameSchema = Type.Union([
  Type.Literal('data_provider'),
  Type.Literal('posta_slovenije'),
  Type.Literal('gls'),
  Type.Literal('newsletter'),
  Type.Literal('mailbox'),
]);

/** The parts of a test, in the order they are tried; each connection has those that apply to it. */
export const connectionStageSchema = Type.Union([
  Type.Literal('name'),
  Type.Literal('tcp'),
  Type.Literal('tls'),
  Type.Literal('login'),
  Type.Literal('database'),
  Type.Literal('rights'),
  Type.Literal('mailbox'),
]);

/** Why a stage failed. The response holds nothing else of the other side: no text, version or banner. */
export const connectionReasonSchema = Type.Union([
  /** The host is written in a way that is not accepted, or leads where the service does not go. */
  Type.Literal('host_not_allowed'),
  /** The port is the service's own or known for another protocol. */
  Type.Literal('port_not_allowed'),
  Type.Literal('name_unknown'),
  /** The name servers did not answer. */
  Type.Literal('name_unanswered'),
  /** Refused and filtered alike. */
  Type.Literal('unreachable'),
  Type.Literal('tls_not_offered'),
  Type.Literal('tls_failed'),
  Type.Literal('certificate_unknown_issuer'),
  Type.Literal('certificate_wrong_name'),
  Type.Literal('certificate_expired'),
  /** Username or password. */
  Type.Literal('login_refused'),
  /** The server does not accept passwords, right or wrong. */
  Type.Literal('passwords_not_taken'),
  /** The server does not let this user in from here. */
  Type.Literal('access_not_allowed'),
  /** Too many wrong tries; it opens again by itself. */
  Type.Literal('account_locked'),
  /** The account exists but cannot be used for this. */
  Type.Literal('account_not_usable'),
  Type.Literal('server_busy'),
  Type.Literal('database_unknown'),
  Type.Literal('database_not_allowed'),
  Type.Literal('rights_missing'),
  /** It fell silent. */
  Type.Literal('no_answer'),
  /** What came is not what is spoken there. */
  Type.Literal('not_understood'),
]);

/** One part of a test. */
export const stageResultSchema = Type.Object({
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
export const connectionTestSchema = Type.Object({
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
