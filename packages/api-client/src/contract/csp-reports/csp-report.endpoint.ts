import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { createCspReportSchema } from './csp-report.schema';

/** `POST /csp-reports` responds with 204. */
export const createCspReportEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createCspReportSchema>>({
  id: 'csp-reports.create',
  method: 'POST',
  path: '/csp-reports',
  access: { kind: 'public' },
  csrf: 'report',
  mediaType: 'application/reports+json',
  background: true,
});
