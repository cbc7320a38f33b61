import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';
import type { Realtime } from '../platform/realtime/realtime';
import type { TestClient } from './test-client';
import { connectSocket } from './test-socket';

/** A page that is open in a browser, and the events that it received. */
export interface OpenPage {
  /** How often it was sent that a tenant changed. */
  changesOf(tenantId: string): number;
  /** Waits until it is sent that a tenant changed. */
  follows(tenantId: string): Promise<void>;
}

/** Connects the socket of a browser for one test, as each of its open pages does. The service must listen. */
export async function openPage(app: FastifyInstance, { cookies }: Pick<TestClient, 'cookies'>): Promise<OpenPage> {
  const headers = { cookie: `sid=${cookies.get('sid')}`, 'x-requested-with': 'XMLHttpRequest' };
  const socket = await connectSocket(app, headers);
  onTestFinished(() => void socket.disconnect());
  const changed: string[] = [];
  socket.on('tenant.changed', ({ tenant_id: id }: { tenant_id: string }) => changed.push(id));
  const changesOf = (tenantId: string) => changed.filter((id) => id === tenantId).length;
  return {
    changesOf,
    follows: (tenantId) => vi.waitFor(() => expect(changesOf(tenantId)).toBeGreaterThan(0), { timeout: 5_000 }),
  };
}

/** Waits until the pages of a tenant's members received what was published before: events arrive in order. */
export async function allDelivered(realtime: Realtime, tenantId: string, pages: readonly OpenPage[]): Promise<void> {
  const mark = randomUUID();
  await realtime.publish(tenantId, 'tenant.changed', () => ({ tenant_id: mark, seq: 0 }));
  await Promise.all(pages.map((page) => page.follows(mark)));
}
