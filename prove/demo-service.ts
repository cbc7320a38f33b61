import { startBuiltService } from '../tooling/commands/built-service.ts';
import type { Account } from '../tooling/commands/demo-calls.ts';
import { fillDemo } from '../tooling/commands/demo-data.ts';

export interface DemoService {
  readonly base: string;
  /** A session of a customer. */
  readonly cookie: string;
  /** An active company CRM of that customer. */
  readonly tenantId: string;
  readonly stop: () => Promise<void>;
}

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

async function logIn(base: string, { email, password }: Account): Promise<string> {
  const body = new URLSearchParams({ email, password });
  const response = await fetch(`${base}/api/auth/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The log-in failed: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** Starts the built service with the data of the demo, and logs a customer in. */
export async function startDemo(): Promise<DemoService> {
  const { url: base, administratorToken, stop } = await startBuiltService({ LIMIT_USER_PER_MINUTE: '100000' });
  try {
    const accounts = await fillDemo(base, administratorToken);
    const customer = accounts.find(({ role }) => role.startsWith('customer'));
    if (customer === undefined) throw new Error('The demo has no customer.');
    const cookie = await logIn(base, customer);
    const list = await fetch(`${base}/api/tenants?filter[state]=active`, { headers: { ...headers, cookie } });
    const { data } = (await list.json()) as { data: readonly { id: string }[] };
    const [tenant] = data;
    if (tenant === undefined) throw new Error('The customer has no active company CRM.');
    return { base, cookie, tenantId: tenant.id, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
