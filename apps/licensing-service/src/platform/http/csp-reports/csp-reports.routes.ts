import { createCspReportEndpoint } from '@atrium/api-client/contract';
import { createCspReportSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { reportBodies } from '../report-bodies';
import { route } from '../route';
import type { PlatformDependencies } from '../../dependencies';
import { describeViolation } from './describe-violation';
import { createLogLineLimit } from './log-line-limit';

const maxLinesPerMinute = 30;

/** Logs Content-Security-Policy violations that browsers report. Limits the log lines per minute. */
export function cspReportsRoutes(app: FastifyInstance, { settings, clock }: PlatformDependencies): void {
  const allowsLine = createLogLineLimit(maxLinesPerMinute);

  void app.register(async (scope) => {
    reportBodies(scope, createCspReportEndpoint);
    route(scope, createCspReportEndpoint, createCspReportSchema, async ({ body, request }) => {
      for (const report of body.filter(({ type }) => type === 'csp-violation')) {
        if (!allowsLine(clock())) break;
        request.log.warn({ event: 'csp.violation', ...describeViolation(report, settings) });
      }
      return null;
    });
  });
}
