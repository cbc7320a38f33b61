import { Type, type Static } from 'typebox';
import { named } from '../named.schema';

const optional = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

/** The parts of a browser's report that the service reads (W3C Reporting API, Content Security Policy 3). */
export const cspReportSchema = named('CspReport', {
  type: Type.String({ maxLength: 100 }),
  body: named('CspViolation', {
    disposition: optional(20),
    effectiveDirective: optional(100),
    blockedURL: optional(4096),
    sourceFile: optional(4096),
    lineNumber: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
});

/** A browser's report of a content security policy violation. */
export type CspReport = Static<typeof cspReportSchema>;

/** Request and response of `createCspReportEndpoint`. */
export const createCspReportSchema = {
  summary: 'Logs a browser’s report of a Content-Security-Policy violation.',
  body: Type.Array(cspReportSchema, { maxItems: 20 }),
  answers: { 204: Type.Null() },
} as const;
