import type { Caller, Recorder } from '../recorder.ts';
import { visitor } from '../person.ts';

/** Addresses of the portal. The service decides on their headers only. */
const portal = ['/', '/login', '/registration', '/assets/unknown.js', '/unknown', '/company-crm/%00', '/index.html'];

/** Records pages outside of the API, and unknown addresses. */
export async function readPages(recorder: Recorder, operator: Caller): Promise<void> {
  await recorder.page(visitor('en'), 'docs', '/api/docs');
  for (const caller of [visitor('en'), visitor('sl'), operator]) {
    await recorder.headersOf(caller, 'docs', '/api/docs');
    await recorder.page(caller, 'unknown', '/api/unknown');
    await recorder.page(caller, 'unknown', '/api/tenants', { method: 'OPTIONS' });
    await recorder.page(caller, 'company-crm', '/crm/znidarsic/');
    await recorder.page(caller, 'company-crm', '/crm/znidarsic/health');
    await recorder.page(caller, 'company-crm', '/crm/unknown/');
    await recorder.page(caller, 'outbox', '/outbox/unknown');
    await recorder.page(caller, 'bank', '/sandbox/bank/unknown');
    for (const path of portal) await recorder.headersOf(caller, 'portal', path);
  }
  const origins = { known: recorder.base, unknown: 'https://elsewhere.example' };
  for (const [note, origin] of Object.entries(origins))
    await recorder.page(visitor('en'), 'cross-origin', '/api/config', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      note,
    });
  const socket = '/api/realtime/?EIO=4&transport=polling';
  await recorder.page(visitor('en'), 'realtime', socket);
  await recorder.page(operator, 'realtime', socket, { headers: { Origin: 'https://elsewhere.example' } });
  for (const method of ['HEAD', 'TRACE-LIKE'])
    await recorder.page(visitor('en'), 'methods', '/api/config', { method, note: method });
}

/** Records the outbox of a service with few e-mails. */
export async function readOutbox(recorder: Recorder, caller: Caller): Promise<void> {
  const mails = await recorder.must<{ id: string }[]>(caller, 'GET', '/outbox');
  await recorder.page(caller, 'outbox-list', '/outbox');
  for (const { id } of mails)
    for (const path of ['', '/html', '/attachment']) await recorder.page(caller, 'outbox-mail', `/outbox/${id}${path}`);
}
