import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

/** The browser and system of a session, as they report themselves; every part may be unknown. */
export const deviceSchema = named('SessionDevice', {
  /** As `Firefox 132`. */
  browser: Type.Union([Type.String(), Type.Null()]),
  /** As `Windows`. */
  system: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Union([Type.Literal('desktop'), Type.Literal('mobile'), Type.Literal('tablet'), Type.Literal('unknown')]),
});

/** One log-in of the own account that has not ended. */
export const sessionSchema = named('Session', {
  id: idSchema,
  device: deviceSchema,
  /** Address it was opened from. */
  ip: Type.String(),
  created_at: instantSchema,
  /** To the minute; polls of a waiting page are no use. */
  last_used_at: instantSchema,
  /** The session of this call. */
  current: Type.Boolean(),
});

/** One log-in of the own account that has not ended. */
export type Session = Static<typeof sessionSchema>;

/** What `listSessionsEndpoint` takes and answers. */
export const listSessionsSchema = {
  summary: 'Lists the caller’s sessions: the current one first, then by last use.',
  answers: { 200: named('SessionList', { data: Type.Array(sessionSchema) }) },
} as const;
const endById = { params: idParams, answers: { 204: Type.Null() } } as const;

/** What `endSessionEndpoint` takes and answers. */
export const endSessionSchema = {
  summary: 'Ends one of the caller’s sessions; ending the current one logs out.',
  ...endById,
} as const;
/** What `endUserSessionsEndpoint` takes and answers. */
export const endUserSessionsSchema = { summary: 'Ends every session of a user.', ...endById } as const;
/** What `endOtherSessionsEndpoint` takes and answers. */
export const endOtherSessionsSchema = {
  summary: 'Ends all other sessions of the caller.',
  answers: { 204: Type.Null() },
} as const;
