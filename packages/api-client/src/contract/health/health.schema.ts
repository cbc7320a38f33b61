import { Type } from 'typebox';
import { named } from '../named.schema';

const ok = { 200: named('HealthStatus', { status: Type.Literal('ok') }) } as const;

/** Response of `liveEndpoint`. */
export const liveSchema = { summary: 'The process answers.', answers: ok } as const;

/** Response of `readyEndpoint`. */
export const readySchema = { summary: 'Database and jobs work; 503 otherwise.', answers: ok } as const;
