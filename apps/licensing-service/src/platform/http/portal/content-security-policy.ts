import { createCspReportEndpoint } from '@atrium/api-client/contract';
import { randomBytes } from 'node:crypto';
import { urlOf } from '../route';

/** A new 128-bit nonce for each page. */
export const createNonce = () => randomBytes(16).toString('base64');

/** Hosts of Stripe.js, which must run in the page. */
const stripe = {
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

const reports = 'csp';

/** `Reporting-Endpoints` header for CSP reports. */
export const reportingEndpoints = `${reports}="${urlOf(createCspReportEndpoint)}"`;

/** Content-Security-Policy of the portal: only built files with the nonce, nothing inline. */
export function portalPolicy(nonce: string, gateways: readonly string[]): string {
  const withStripe = gateways.includes('stripe');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${withStripe ? ` ${stripe.connect}` : ''}`,
    ...(withStripe ? [`frame-src ${stripe.frame}`] : []),
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `report-to ${reports}`,
  ].join('; ');
}
