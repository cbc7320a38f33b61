import { Type } from 'typebox';

export const healthSchema = { answers: { 200: Type.Object({ status: Type.Literal('ok') }) } } as const;
