import { Type } from 'typebox';

/** What the two health calls answer. */
export const healthSchema = { answers: { 200: Type.Object({ status: Type.Literal('ok') }) } } as const;
