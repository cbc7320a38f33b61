import { type VendorServer, openHttpServer } from './vendor-server';
import type { NewsletterAddresses } from '../../setup/plugins/newsletter';

export const newsletterKeys = {
  mailchimp: '0123456789abcdef0123456789abcdef-us21',
  brevo: 'xkeysib-0123456789abcdef',
  /** A valid key, but this IP address is not allowed. */
  brevoElsewhere: 'xkeysib-fedcba9876543210',
  mailerlite: 'eyJ0eXAiOiJKV1QifQ.e30.c2ln',
  mailerliteTerminated: 'eyJ0eXAiOiJKV1QifQ.e30.dGVybQ',
} as const;

export interface NewsletterServer extends VendorServer {
  readonly addresses: NewsletterAddresses;
}

type Answer = readonly [status: number, body: object];

function answerOf(path: string, headers: Readonly<Record<string, unknown>>): Answer {
  const { authorization, 'api-key': apiKey } = headers;
  if (path === '/us21/3.0/ping') {
    const basic = `Basic ${Buffer.from(`any:${newsletterKeys.mailchimp}`).toString('base64')}`;
    return authorization === basic
      ? [200, { health_status: "Everything's Chimpy!" }]
      : [401, { title: 'API Key Invalid', status: 401 }];
  }
  if (path === '/v3/account') {
    if (apiKey === newsletterKeys.brevo) return [200, { email: 'info@zelena-dolina.si', plan: [] }];
    const elsewhere = apiKey === newsletterKeys.brevoElsewhere;
    const message = elsewhere ? 'We have detected you are using an unrecognised IP address' : 'Key not found';
    return [401, { code: 'unauthorized', message }];
  }
  if (path === '/api/account') {
    const account = (status: string): Answer => [200, { data: { id: '1', name: 'Zelena dolina', status } }];
    if (authorization === `Bearer ${newsletterKeys.mailerlite}`) return account('active');
    if (authorization === `Bearer ${newsletterKeys.mailerliteTerminated}`) return account('terminated');
    return [401, { message: 'Unauthenticated.' }];
  }
  return [404, {}];
}

/** The three newsletter providers on one port, with one account each. */
export async function openNewsletterServer(): Promise<NewsletterServer> {
  const server = await openHttpServer((request, response) => {
    const [status, body] = answerOf(request.url ?? '', request.headers);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const addresses = {
    mailchimp: `${server.url}/{dc}/3.0`,
    brevo: `${server.url}/v3`,
    mailerlite: `${server.url}/api`,
  };
  return { ...server, addresses };
}
