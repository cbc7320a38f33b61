import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../settings/settings';
import { isApiRequest } from './is-api-request';
import { languageOf } from './language';

const permissions = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** Security headers of every response. Pages override the policy. */
export const securityHeaders = fastifyPlugin<{ settings: Settings }>(async (app, { settings }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(settings));
    if (!isApiRequest(request)) return;
    reply.headers({
      'cache-control': 'no-store',
      'content-language': languageOf(request),
      vary: 'Accept-Language, Cookie, Origin, Sec-Fetch-Site',
    });
  });
});

export function headersFor({
  strictTransportSecurity,
}: Pick<Settings, 'strictTransportSecurity'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ...(strictTransportSecurity ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
