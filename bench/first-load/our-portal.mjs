import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { addFakeDraft, createFakeService, showFakeState } from '@atrium/api-client/testing';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { rows } from './rows.mjs';
import { servePortal } from './serve.mjs';

const folder = join(import.meta.dirname, '../../apps/portal/dist');

/** Compressed the same way as the service does. */
const compressed = (name) =>
  brotliCompressSync(readFileSync(join(folder, name), 'utf8').replaceAll('__CSP_NONCE__', 'AAAAAAAAAAAAAAAAAAAAAA=='), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });

const call = { method: 'POST', headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' } };

/** Serves our portal for a visitor, and for an Administrator with ten company CRMs and ten customers. */
export async function serveOurs() {
  const names = ['login', 'tenants', 'customers'];
  const pages = Object.fromEntries(names.map((name) => [`/${name}`, compressed(`${name}.en.html`)]));
  const visitors = createFakeService();
  const signedIn = createFakeService();
  const user = signedIn.signIn(sampleAdministrator);
  for (const { title, url, created_at: created, updated_at: updated } of rows.toReversed()) {
    const tenant = addFakeDraft(signedIn.state, user);
    showFakeState(tenant, 'active');
    Object.assign(tenant, { title, url, created_at: created, updated_at: updated });
    const added = await signedIn.fetch('/api/customers', {
      ...call,
      headers: { ...call.headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ title }),
    });
    if (!added.ok) throw new Error(`customer: ${added.status} ${await added.text()}`);
  }
  return { login: await servePortal(folder, pages, visitors), list: await servePortal(folder, pages, signedIn) };
}
