import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';
import type { Realtime } from '../platform/realtime/realtime';
import type { TestClient } from './test-client';
import { connectSocket } from './test-socket';

/** An open browser page and the events it has received. */
export interface OpenPage {
  /** Number of `tenant.changed` events for a tenant. */
  changesOf(tenantId: string): number;
  /** Waits for a `tenant.changed` event of a tenant. */
  waitForChange(tenantId: string): Promise<void>;
}

/** Opens a page for one test by connecting its socket. The service must be listening. */
export async function openPage(app: FastifyInstance, { cookies }: Pick<TestClient, 'cookies'>): Promise<OpenPage> {
  const headers = { cookie: `sid=${cookies.get('sid')}`, 'x-requested-with': 'XMLHttpRequest' };
  const socket = await connectSocket(app, headers);
  onTestFinished(() => void socket.disconnect());
  const changed: string[] = [];
  socket.on('tenant.changed', ({ tenant_id: id }: { tenant_id: string }) => changed.push(id));
  const changesOf = (tenantId: string) => changed.filter((id) => id === tenantId).length;
  return {
    changesOf,
    waitForChange: (tenantId) => vi.waitFor(() => expect(changesOf(tenantId)).toBeGreaterThan(0), { timeout: 5_000 }),
  };
}

/** Waits until the pages of a tenant's members have received all earlier events. Events arrive in order. */
export async function waitForDelivery(realtime: Realtime, tenantId: string, pages: readonly OpenPage[]): Promise<void> {
  const markerId = randomUUID();
  await realtime.publish(tenantId, 'tenant.changed', () => ({ tenant_id: markerId, seq: 0 }));
  await Promise.all(pages.map((page) => page.waitForChange(markerId)));
}
