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

const told = async ({ client }: Person) => (await client.get('/notifications')).json<NotificationList>();
const tenant = { tenant_id: crypto.randomUUID(), tenant_title: 'Zelena dolina' };
const ended = { ...tenant, operation_id: crypto.randomUUID(), operation: 'create' as const };
const tell = (readers: readonly Person[]) => {
  const cause = { kind: 'provisioning_succeeded', data: ended, at: time.clock() } as const;
  const ids = readers.map(({ user }) => user.id);
  return asService(test.database, 'job', (tx) => notify(tx, test.dependencies, { ...cause, readers: ids }));
};

async function startedBy(person: Person, name: string): Promise<Operation> {
  const id = await completeDraft(person, companyNamed(name));
  const member = { tenantId: id, userId: miha.user.id, role: 'owner', addedAt: time.clock() } as const;
  await test.database.insert(tenantMembers).values(member);
  return (await person.client.post(`/tenants/${id}/create`, {})).json<Operation>();
}

describe('a notification', () => {
  it('notifies the starter of an operation and the owners of its end, each once', async () => {
    const { id, tenant_id } = await startedBy(ana, 'uspeh');
    await test.dependencies.engine.run(id);
    await test.dependencies.engine.run(id);
    for (const person of [ana, miha])
      expect((await told(person)).data).toMatchObject([
        {
          kind: 'provisioning_succeeded',
          data: { tenant_id, tenant_title: 'uspeh', operation_id: id, operation: 'create' },
          read_at: null,
        },
      ]);
  });

  it('notifies of each failure', async () => {
    const { id } = await startedBy(ana, 'napaka');
    const prepare = vi.spyOn(test.dependencies.provisioner, 'prepareDatabase');
    for (let failures = 1; failures <= 2; failures += 1) {
      prepare.mockRejectedValueOnce(new StepFailed('provisioner_refused'));
      await test.dependencies.engine.run(id);
      const { data } = await told(ana);
      expect(data.map(({ kind }) => kind)).toEqual(Array.from({ length: failures }, () => 'provisioning_failed'));
      await ana.client.post(`/operations/${id}/retry`);
    }
    prepare.mockRestore();
  });

  it('is written with its cause or not at all', async () => {
    const breaking = asService(test.database, 'job', async (tx) => {
      const cause = { kind: 'provisioning_failed', data: ended, readers: [ana.user.id], at: time.clock() } as const;
      await notify(tx, test.dependencies, cause);
      throw new Error('broken');
    });
    await expect(breaking).rejects.toThrow('broken');
    expect((await told(ana)).data).toEqual([]);
  });

  it('is sent to the reader’s open pages after the commit', async () => {
    const sent: [string, Notification][] = [];
    const realtime = {
      ...test.dependencies.realtime,
      isWatched: () => true,
      notify: async (userId: string, notification: Notification) => void sent.push([userId, notification]),
    };
    await tell([ana, miha, ana]);
    const rows = await test.database.select().from(notifications);
    const job = { dependencies: { ...test.dependencies, realtime }, signal: new AbortController().signal };
    await publishNotificationsJob.run(job, { ids: rows.map(({ id }) => id) });
    expect(sent.map(([userId]) => userId).toSorted()).toEqual([ana.user.id, miha.user.id].toSorted());
    expect(sent.map(([, { data }]) => data)).toEqual([ended, ended]);
  });

  it('of a kind this version does not know is left out', async () => {
    await tell([ana]);
    await test.database
      .insert(notifications)
      .values({ userId: ana.user.id, kind: 'from_the_future', data: { x: 1 }, createdAt: time.clock() });
    expect((await told(ana)).data).toHaveLength(1);
  });

  it('is read and marked by its reader alone, also in the eyes of the database', async () => {
    await tell([ana]);
    const [notification] = (await told(ana)).data;
    expect((await miha.client.post(`/notifications/${notification?.id}/read`)).statusCode).toBe(404);
    const guard = { userId: miha.user.id, everyTenant: true };
    const seen = await inScope(test.database, guard, (tx) => tx.select().from(notifications));
    expect(seen).toEqual([]);
    const forged = inScope(test.database, { userId: ana.user.id }, (tx) =>
      tx.update(notifications).set({ kind: 'forged' }).where(eq(notifications.userId, ana.user.id)),
    );
    await expect(forged).rejects.toSatisfy((error) => sqlStateOf(error) === '42501');
  });

  it('keeps the time at which it was first read', async () => {
    await tell([ana]);
    const [{ id } = { id: '' }] = (await told(ana)).data;
    await ana.client.post(`/notifications/${id}/read`);
    const first = time.clock().toISOString();
    time.forward(1000);
    await ana.client.post('/notifications/read');
    expect(await told(ana)).toMatchObject({ unread: 0, data: [{ read_at: first }] });
  });

  it('is kept for ninety days', async () => {
    await tell([ana]);
    const sweep = () =>
      deleteOldNotificationsJob.run({ dependencies: test.dependencies, signal: new AbortController().signal }, {});
    time.forward(90 * 24 * 3_600_000 - 1);
    await sweep();
    expect((await told(ana)).data).toHaveLength(1);
    time.forward(1);
    await sweep();
    expect((await told(ana)).data).toEqual([]);
  });
});
