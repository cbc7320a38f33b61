import { createHmac } from 'node:crypto';
import { webhookSecret } from '../service.ts';
import { listenToEnd } from '../sockets.ts';
import { logIn, visitor } from '../person.ts';
import type { Caller, Recorder } from '../recorder.ts';
import { waitFor } from '../wait.ts';

export async function recordNotifications(recorder: Recorder, caller: Caller): Promise<void> {
  interface Page {
    readonly data: readonly { readonly id: string; readonly kind: string }[];
    readonly next: string | null;
  }
  await waitFor('a notification', async () => (await recorder.peek<Page>(caller, '/notifications')).data.length > 0);
  const { data, next } = await recorder.must<Page>(caller, 'GET', '/notifications?per_page=2');
  if (next) await recorder.call(caller, 'GET', `/notifications?per_page=2&cursor=${encodeURIComponent(next)}`);
  await recorder.must(caller, 'POST', `/notifications/${data[0]?.id}/read`);
  await recorder.must(caller, 'POST', '/notifications/read');
  await recorder.must(caller, 'GET', '/notifications', { note: 'all read' });
}

export async function recordEndedSessions(recorder: Recorder, operator: Caller, email: string): Promise<void> {
  const user = await logIn(recorder, { email, language: 'en' });
  const { id } = await recorder.peek<{ id: string }>(user, '/auth/user');
  await recorder.call(user, 'DELETE', `/users/${id}/sessions`, { note: 'as the user' });
  await listenToEnd(recorder, user, () => recorder.must(operator, 'DELETE', `/users/${id}/sessions`));
  await recorder.call(user, 'GET', '/auth/user', { note: 'ended by the operator' });
}

/** The service's clock, to the minute. Stripe's signatures expire after five minutes. */
async function serviceTime(recorder: Recorder, caller: Caller): Promise<number> {
  interface Sessions {
    readonly data: readonly { readonly last_used_at: string }[];
  }
  const { data } = await recorder.peek<Sessions>(caller, '/auth/sessions');
  return Date.parse(data[0]?.last_used_at ?? '');
}

/** Records calls of browsers and of the payment gateway. */
export async function recordMachines(recorder: Recorder, operator: Caller): Promise<void> {
  const nobody = visitor('en');
  const report = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/x.png' },
  };
  const headers = { 'Content-Type': 'application/reports+json', 'X-Requested-With': null };
  await recorder.must(nobody, 'POST', '/csp-reports', { json: [report], headers });
  await recorder.call(nobody, 'POST', '/csp-reports', { json: [{ type: 1 }], headers });
  await recorder.call(nobody, 'POST', '/csp-reports', {
    json: [report],
    headers: { ...headers, Origin: 'https://elsewhere.example' },
  });
  const event = { id: 'evt_recording', object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } };
  const at = Math.floor((await serviceTime(recorder, operator)) / 1000);
  const sign = (secret: string) =>
    `t=${at},v1=${createHmac('sha256', secret)
      .update(`${at}.${JSON.stringify(event)}`)
      .digest('hex')}`;
  for (const secret of [webhookSecret, 'whsec_wrong'])
    await recorder.call(nobody, 'POST', '/webhooks/stripe', {
      json: event,
      headers: { 'Stripe-Signature': sign(secret), 'X-Requested-With': null },
      note: secret === webhookSecret ? 'signed' : 'signed with another secret',
    });
}
