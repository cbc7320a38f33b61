import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';

/** A program somebody is logged in with, as far as it says what it is; every part may be unknown. */
export const deviceSchema = Type.Object({
  /** As `Firefox 132`. */
  browser: Type.Union([Type.String(), Type.Null()]),
  /** As `Windows`. */
  system: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Union([Type.Literal('desktop'), Type.Literal('mobile'), Type.Literal('tablet'), Type.Literal('unknown')]),
});

/** One log-in of the own account that has not ended. */
export const sessionSchema = Type.Object({
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
  summary: 'Where the own account is logged in: the current session first, then the one used last.',
  answers: { 200: Type.Object({ data: Type.Array(sessionSchema) }) },
} as const;
const endById = { params: idParams, answers: { 204: Type.Null() } } as const;

/** What `endSessionEndpoint` takes and answers. */
export const endSessionSchema = {
  summary: 'Ends one of the own sessions; the current one is a log-out.',
  ...endById,
} as const;
/** What `endUserSessionsEndpoint` takes and answers. */
export const endUserSessionsSchema = { summary: 'Ends every session of a user.', ...endById } as const;
/** What `endOtherSessionsEndpoint` takes and answers. */
export const endOtherSessionsSchema = {
  summary: 'Ends every session of the own account but the current one.',
  answers: { 204: Type.Null() },
} as const;
