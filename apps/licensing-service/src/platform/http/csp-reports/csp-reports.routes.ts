import { createCspReportEndpoint } from '@atrium/api-client/contract';
import { createCspReportSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { reportBodies } from '../report-bodies';
import { route } from '../route';
import type { PlatformDependencies } from '../../dependencies';
import { describeViolation } from './describe-violation';
import { createLineAllowance } from './line-allowance';

const mostLinesPerMinute = 30;

/** Where browsers tell of pages that broke the portal's policy: a line in the log each, no more of them than help. */
export function cspReportsRoutes(app: FastifyInstance, { settings, clock }: PlatformDependencies): void {
  const mayWrite = createLineAllowance(mostLinesPerMinute);

  void app.register(async (scope) => {
    reportBodies(scope, createCspReportEndpoint);
    route(scope, createCspReportEndpoint, createCspReportSchema, async ({ body, request }) => {
      for (const report of body.filter(({ type }) => type === 'csp-violation')) {
        if (!mayWrite(clock())) break;
        request.log.warn({ event: 'csp.violation', ...describeViolation(report, settings) });
      }
      return null;
    });
  });
}
