import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

/** Browser and operating system of a session, as reported by the browser; each may be unknown. */
export const deviceSchema = named('SessionDevice', {
  /** Such as `Firefox 132`. */
  browser: Type.Union([Type.String(), Type.Null()]),
  /** Such as `Windows`. */
  system: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Union([Type.Literal('desktop'), Type.Literal('mobile'), Type.Literal('tablet'), Type.Literal('unknown')]),
});

/** An active session of the caller's account. */
export const sessionSchema = named('Session', {
  id: idSchema,
  device: deviceSchema,
  /** IP address of the login. */
  ip: Type.String(),
  created_at: instantSchema,
  /** Last use, to the minute. Background polls do not count. */
  last_used_at: instantSchema,
  /** Whether it is the session of this request. */
  current: Type.Boolean(),
});

/** An active session of the caller's account. */
export type Session = Static<typeof sessionSchema>;

/** Active sessions of an account. */
export const sessionListSchema = named('SessionList', { data: Type.Array(sessionSchema) });

/** Request and response of `listSessionsEndpoint`. */
export const listSessionsSchema = {
  summary: 'Lists the caller’s sessions: the current one first, then by last use.',
  answers: { 200: sessionListSchema },
} as const;
const endById = { params: idParams, answers: { 204: Type.Null() } } as const;

/** Request and response of `endSessionEndpoint`. */
export const endSessionSchema = {
  summary: 'Ends one of the caller’s sessions; ending the current one logs out.',
  ...endById,
} as const;
/** Request and response of `endUserSessionsEndpoint`. */
export const endUserSessionsSchema = {
  summary: 'Ends every session of a user; 403 `more_permissions` for a user with a permission that the caller lacks.',
  ...endById,
} as const;
/** Request and response of `endOtherSessionsEndpoint`. */
export const endOtherSessionsSchema = {
  summary: 'Ends all other sessions of the caller.',
  answers: { 204: Type.Null() },
} as const;
