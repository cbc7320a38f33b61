import { json, type VendorAnswer } from './vendor-answer.ts';

export const newsletterPaths = { mailchimp: '/{dc}/3.0', brevo: '/v3', mailerlite: '/api' };

export const newsletterKeys = {
  mailchimp: '0123456789abcdef0123456789abcdef-us21',
  brevo: 'xkeysib-0123456789abcdef',
  mailerlite: 'eyJ0eXAiOiJKV1QifQ.e30.c2ln',
};

/** Three providers with one account each; undefined for any other address. */
export function answerNewsletter(path: string, headers: Readonly<Record<string, unknown>>): VendorAnswer | undefined {
  const { authorization, 'api-key': apiKey } = headers;
  if (path === '/us21/3.0/ping') {
    const basic = `Basic ${Buffer.from(`any:${newsletterKeys.mailchimp}`).toString('base64')}`;
    return authorization === basic ? json(200, { health_status: "Everything's Chimpy!" }) : json(401, { status: 401 });
  }
  if (path === '/v3/account')
    return apiKey === newsletterKeys.brevo
      ? json(200, { email: 'info@zelena-dolina.si', plan: [] })
      : json(401, { code: 'unauthorized', message: 'Key not found' });
  if (path === '/api/account')
    return authorization === `Bearer ${newsletterKeys.mailerlite}`
      ? json(200, { data: { id: '1', name: 'Zelena dolina', status: 'active' } })
      : json(401, { message: 'Unauthenticated.' });
  return undefined;
}
