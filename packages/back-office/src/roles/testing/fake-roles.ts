import { createApiClient } from '@atrium/api-client';
import type { CurrentUser } from '@atrium/api-client/contract';
import { createFakeService, type FakeRole, type FakeState } from '@atrium/api-client/testing';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:14:00.000Z`;
const idOf = (number: number) => `01990000-0000-7000-8000-0000000000${number}`;

export const salesId = idOf(31);

const names = ['Žiga Jurišić', 'Anže Šuštar', 'Špela Črešnjevec', 'Katarina Drnovšek', 'Matjaž Hočevar', 'Urška Žagar'];

function roleOf(id: string, title: string, description: string, more: Partial<FakeRole> = {}): FakeRole {
  const author = { id: sampleAdministrator.id, full_name: sampleAdministrator.full_name };
  const stamps = { author, last_modified: author, created_at: at(2), updated_at: at(12), version: 1 };
  return {
    id,
    title,
    description,
    active: true,
    built_in: false,
    permissions: [],
    memberships: [],
    ...stamps,
    ...more,
  };
}

/** Roles with members, as the pictures show them. */
function fillRoles(state: FakeState, userIds: readonly string[], author: FakeRole['author']): void {
  state.roles.push(
    roleOf(salesId, 'Prodaja Gorenjska', 'Offers, orders and customers of the Gorenjska region.', {
      permissions: ['view/codelists', 'view/subscriptions', 'view/tenants', 'update/codelists'].toSorted(),
      memberships: userIds.map((userId, place) => ({ userId, addedAt: at(14 - place), addedBy: author })),
    }),
    roleOf(idOf(32), 'Prodaja Primorska', 'No longer used', { active: false }),
    roleOf(idOf(33), 'Samo za branje', 'Sees codelists', { permissions: ['view/codelists'] }),
  );
}

/** A fake service with roles, members and further users; the user is logged in. */
export function fakeRoles(user: Partial<CurrentUser> = sampleAdministrator) {
  const service = createFakeService({ now: () => new Date('2026-11-21T10:00:00.000Z') });
  const addUser = (name: string, place: number) =>
    service.addUser({ id: idOf(40 + place), full_name: name, email: `user-${place}@arkada.example` }).id;
  const members = names.map(addUser);
  const { id, full_name } = service.signIn(user);
  fillRoles(service.state, members, { id, full_name });
  ['Blaž Kočevar', 'Eva Štih', 'Jernej Železnik'].forEach((name, place) => addUser(name, 20 + place));
  const inactive = service.state.accounts.find(({ user: { full_name: name } }) => name === 'Eva Štih');
  if (inactive) inactive.active = false;
  return { state: service.state, client: createApiClient(service), calls: [] };
}
