import { Type, type Static } from 'typebox';
import { named } from '../named.schema';

const optional = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

/** A report as browsers send it (W3C Reporting API, Content Security Policy 3), as far as the service reads it. */
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

/** What a browser says of a page that broke its content security policy. */
export type CspReport = Static<typeof cspReportSchema>;

/** What `createCspReportEndpoint` takes and answers. */
export const createCspReportSchema = {
  summary: 'Logs a browser’s report of a Content-Security-Policy violation.',
  body: Type.Array(cspReportSchema, { maxItems: 20 }),
  answers: { 204: Type.Null() },
} as const;
