import type { Notification, Operation } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asService, inScope, sqlStateOf } from '../../platform';
import { testClock } from '../../testing/test-clock';
import { buildTenantsApp, companyNamed, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { StepFailed } from '../operations/plan';
import { tenantMembers } from '../tenant.table';
import { publishNotificationsJob } from './publish-notifications.job';
import { notify } from './notification.service';
import { notifications } from './notification.table';
import type { NotificationList } from './read-notifications.service';
import { deleteOldNotificationsJob } from './delete-old-notifications.job';

const time = testClock();
let test: TenantsApp;
let ana: Person;
let miha: Person;
beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { clock: time.clock } });
  ana = await test.person('Ana');
  miha = await test.person('Miha');
});
beforeEach(() => test.database.delete(notifications));
afterAll(() => test.close());

const listFor = async ({ client }: Person) => (await client.get('/notifications')).json<NotificationList>();
const tenant = { tenant_id: crypto.randomUUID(), tenant_title: 'Zelena dolina' };
const eventData = { ...tenant, operation_id: crypto.randomUUID(), operation: 'create' as const };
const notifyAll = (readers: readonly Person[]) => {
  const cause = { kind: 'provisioning_succeeded', data: eventData, at: time.clock() } as const;
  const ids = readers.map(({ user }) => user.id);
  return asService(test.database, 'job', (tx) => notify(tx, test.dependencies, { ...cause, readers: ids }));
};

async function startCreation(person: Person, name: string): Promise<Operation> {
  const id = await completeDraft(person, companyNamed(name));
  const member = { tenantId: id, userId: miha.user.id, role: 'owner', addedAt: time.clock() } as const;
  await test.database.insert(tenantMembers).values(member);
  return (await person.client.post(`/tenants/${id}/create`, {})).json<Operation>();
}

describe('notifications', () => {
  it('are sent once to the starter and the owners when an operation ends', async () => {
    const { id, tenant_id } = await startCreation(ana, 'uspeh');
    await test.dependencies.engine.run(id);
    await test.dependencies.engine.run(id);
    for (const person of [ana, miha])
      expect((await listFor(person)).data).toMatchObject([
        {
          kind: 'provisioning_succeeded',
          data: { tenant_id, tenant_title: 'uspeh', operation_id: id, operation: 'create' },
          read_at: null,
        },
      ]);
  });

  it('are sent for each failure of an operation', async () => {
    const { id } = await startCreation(ana, 'napaka');
    const prepare = vi.spyOn(test.dependencies.provisioner, 'prepareDatabase');
    for (let failures = 1; failures <= 2; failures += 1) {
      prepare.mockRejectedValueOnce(new StepFailed('provisioner_refused'));
      await test.dependencies.engine.run(id);
      const { data } = await listFor(ana);
      expect(data.map(({ kind }) => kind)).toEqual(Array.from({ length: failures }, () => 'provisioning_failed'));
      await ana.client.post(`/operations/${id}/retry`);
    }
    prepare.mockRestore();
  });

  it('are rolled back with the caller’s transaction', async () => {
    const breaking = asService(test.database, 'job', async (tx) => {
      const cause = { kind: 'provisioning_failed', data: eventData, readers: [ana.user.id], at: time.clock() } as const;
      await notify(tx, test.dependencies, cause);
      throw new Error('broken');
    });
    await expect(breaking).rejects.toThrow('broken');
    expect((await listFor(ana)).data).toEqual([]);
  });

  it('are sent to open pages by a job after the commit', async () => {
    const sent: [string, Notification][] = [];
    const realtime = {
      ...test.dependencies.realtime,
      isWatched: () => true,
      notify: async (userId: string, notification: Notification) => void sent.push([userId, notification]),
    };
    await notifyAll([ana, miha, ana]);
    const rows = await test.database.select().from(notifications);
    const job = { dependencies: { ...test.dependencies, realtime }, signal: new AbortController().signal };
    await publishNotificationsJob.run(job, { ids: rows.map(({ id }) => id) });
    expect(sent.map(([userId]) => userId).toSorted()).toEqual([ana.user.id, miha.user.id].toSorted());
    expect(sent.map(([, { data }]) => data)).toEqual([eventData, eventData]);
  });

  it('are hidden if their kind is unknown to this version', async () => {
    await notifyAll([ana]);
    await test.database
      .insert(notifications)
      .values({ userId: ana.user.id, kind: 'from_the_future', data: { x: 1 }, createdAt: time.clock() });
    expect((await listFor(ana)).data).toHaveLength(1);
  });

  it('can be read and marked only by their reader, also in row security', async () => {
    await notifyAll([ana]);
    const [notification] = (await listFor(ana)).data;
    expect((await miha.client.post(`/notifications/${notification?.id}/read`)).statusCode).toBe(404);
    const scope = { userId: miha.user.id, everyTenant: true };
    const visibleRows = await inScope(test.database, scope, (tx) => tx.select().from(notifications));
    expect(visibleRows).toEqual([]);
    const forged = inScope(test.database, { userId: ana.user.id }, (tx) =>
      tx.update(notifications).set({ kind: 'forged' }).where(eq(notifications.userId, ana.user.id)),
    );
    await expect(forged).rejects.toSatisfy((error) => sqlStateOf(error) === '42501');
  });

  it('keep the time of the first read', async () => {
    await notifyAll([ana]);
    const [{ id } = { id: '' }] = (await listFor(ana)).data;
    await ana.client.post(`/notifications/${id}/read`);
    const first = time.clock().toISOString();
    time.forward(1000);
    await ana.client.post('/notifications/read');
    expect(await listFor(ana)).toMatchObject({ unread: 0, data: [{ read_at: first }] });
  });

  it('are deleted after ninety days', async () => {
    await notifyAll([ana]);
    const runJob = () =>
      deleteOldNotificationsJob.run({ dependencies: test.dependencies, signal: new AbortController().signal }, {});
    time.forward(90 * 24 * 3_600_000 - 1);
    await runJob();
    expect((await listFor(ana)).data).toHaveLength(1);
    time.forward(1);
    await runJob();
    expect((await listFor(ana)).data).toEqual([]);
  });
});
