import { startBuiltService } from '../tooling/commands/built-service.mjs';
import { fillDemo } from '../tooling/commands/demo-data.mjs';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

async function signIn(base, { email, password }) {
  const body = new URLSearchParams({ email, password });
  const answer = await fetch(`${base}/api/auth/login`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie()[0].split(';', 1)[0];
}

/** The built service with the demo's data, and a customer's session in it. */
export async function startDemo() {
  const { url: base, administratorToken, stop } = await startBuiltService({ LIMIT_USER_PER_MINUTE: '100000' });
  try {
    const accounts = await fillDemo(base, administratorToken);
    const cookie = await signIn(
      base,
      accounts.find(({ role }) => role.startsWith('customer')),
    );
    const list = await fetch(`${base}/api/tenants?filter[state]=active`, { headers: { ...headers, cookie } });
    const [{ id: tenantId }] = (await list.json()).data;
    return { base, cookie, tenantId, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
