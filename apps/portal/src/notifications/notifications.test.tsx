import '../testing/browser-parts';
import type { Notification } from '@atrium/api-client/contract';
import { notificationsQueryOptions } from '@atrium/api-client/react';
import { addFakeNotification, createFakeService, type FakeCause } from '@atrium/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '../testing/open-portal';
import { addNews } from './notification-news.store';
import { notificationsOverlay } from './notifications-overlay';

beforeEach(() => window.localStorage.clear());
afterEach(() => act(() => notificationsOverlay.setState({ open: false })));

const tenant = { tenant_id: '01990000-0000-7000-8000-00000000000a', tenant_title: 'Zelena dolina' };
const operation = { ...tenant, operation_id: '01990000-0000-7000-8000-00000000000b' };
const member = { user_id: '01990000-0000-7000-8000-00000000000c', full_name: 'Peter Žagar', role: 'manager' } as const;

const colleague = { user_id: member.user_id, full_name: member.full_name };

const ready: FakeCause = { kind: 'provisioning_succeeded', data: { ...operation, operation: 'create' } };
const causes: readonly FakeCause[] = [
  ready,
  { kind: 'provisioning_succeeded', data: { ...operation, operation: 'update' } },
  { kind: 'provisioning_succeeded', data: { ...operation, operation: 'close' } },
  { kind: 'provisioning_failed', data: { ...operation, operation: 'create' } },
  { kind: 'invitation_accepted', data: { ...tenant, ...member } },
  { kind: 'certificate_ending', data: { ...tenant, valid_until: '2026-12-21T00:00:00.000Z', days_left: 30 } },
  { kind: 'finish_asked', data: { document_id: tenant.tenant_id, document_title: 'Ponudba 2026-0418', ...colleague } },
];

async function open(told: readonly FakeCause[], language: 'en' | 'sl' = 'en') {
  const service = createFakeService();
  const user = service.signIn({ language });
  for (const cause of told) addFakeNotification(service.state, user.id, cause);
  const opened = await openPortal('/settings', { service, language });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const bells = (name: string) => screen.findAllByRole('button', { name });
async function openCentre(user: Awaited<ReturnType<typeof open>>['user'], bell: string) {
  const [first] = await bells(bell);
  if (first !== undefined) await user.click(first);
  return screen.findByRole('dialog', { name: /^(Notifications|Obvestila)$/ });
}

describe('the notification centre', () => {
  it('shows the number of unread ones at both bells, in the navigation and in the phone’s bar', async () => {
    await open(causes);
    expect(await bells('Notifications, 7 unread')).toHaveLength(2);
  });

  it.each([
    [
      'en',
      'Notifications, 7 unread',
      [
        'Zelena dolina is ready',
        'Zelena dolina was updated',
        'Zelena dolina was closed',
        'Zelena dolina could not be created',
        'Peter Žagar has joined Zelena dolina',
        'The certificate of Zelena dolina expires in 30 days',
        'Peter Žagar asks you to finish Ponudba 2026-0418',
      ],
    ],
    [
      'sl',
      'Obvestila, 7 neprebranih',
      [
        'Zelena dolina je pripravljen',
        'Zelena dolina je posodobljen',
        'Zelena dolina je zaprt',
        'Zelena dolina: ustvarjanje ni uspelo',
        'Nov član za Zelena dolina: Peter Žagar',
        'Zelena dolina: digitalno potrdilo poteče čez 30 dni',
        'Peter Žagar prosi, da končate urejanje: Ponudba 2026-0418',
      ],
    ],
  ] as const)('describes every kind in language %s, newest first', async (language, bell, titles) => {
    const { user } = await open(causes, language);
    const centre = await openCentre(user, bell);
    const shown = within(centre)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(shown).toHaveLength(7);
    for (const [index, title] of titles.toReversed().entries()) expect(shown[index]).toContain(title);
  });

  it('links to the record and marks the notification as read', async () => {
    const { user, address, service } = await open([ready]);
    const centre = await openCentre(user, 'Notifications, 1 unread');
    await user.click(within(centre).getByRole('link', { name: /Zelena dolina is ready/ }));
    await waitFor(() => expect(address()).toBe(`/tenants/details/${tenant.tenant_id}`));
    await waitFor(() => expect(service.state.notifications[0]?.read_at).not.toBeNull());
    await bells('Notifications');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks everything as read', async () => {
    const { user } = await open(causes);
    const centre = await openCentre(user, 'Notifications, 7 unread');
    await user.click(within(centre).getByRole('button', { name: 'Mark all as read' }));
    await within(centre).findByText('All read');
  });

  it('leaves out a kind that this version does not know', async () => {
    const { user, service, services } = await open([ready]);
    const unknown = { ...service.state.notifications[0], id: 'x', kind: 'invoice_issued' } as unknown as Notification;
    const { queryKey } = notificationsQueryOptions(services.client);
    await bells('Notifications, 1 unread');
    act(() => {
      services.queries.setQueryData(queryKey, (held) => {
        const [page] = held?.pages ?? [];
        return held && page && { ...held, pages: [{ ...page, data: [unknown, ...page.data] }] };
      });
    });
    const centre = await openCentre(user, 'Notifications, 1 unread');
    expect(within(centre).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('a new notification', () => {
  const news = (service: { state: { notifications: readonly Notification[] } }) => {
    const [latest] = service.state.notifications;
    if (latest !== undefined) act(() => addNews(latest));
  };

  it('about another page shows a toast with a link', async () => {
    const { user, service, address } = await open([ready]);
    await bells('Notifications, 1 unread');
    news(service);
    const notice = (await screen.findByText('Zelena dolina is ready')).closest('li');
    await user.click(within(notice ?? document.body).getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(address()).toBe(`/tenants/details/${tenant.tenant_id}`));
    await bells('Notifications');
  });

  it('about the open page shows no toast and is marked as read', async () => {
    const { service, router } = await open([ready]);
    await router.navigate(`/tenants/details/${tenant.tenant_id}`);
    await screen.findByText('Unable to find specified company CRM');
    news(service);
    await bells('Notifications');
    expect(screen.queryByText('Zelena dolina is ready')).toBeNull();
  });
});
