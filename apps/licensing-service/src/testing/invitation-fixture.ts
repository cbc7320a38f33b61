import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { tenantMembers, tenants } from '../schema';
import { type AccountsApp, registration } from './accounts-app';
import type { TestClient } from './test-client';

type Answer = Promise<LightMyRequestResponse>;

/** A draft of a new owner and an unused e-mail to invite. */
export interface InvitationFixture {
  readonly ownerEmail: string;
  readonly owner: TestClient;
  readonly tenantId: string;
  readonly guest: string;
  /** Invites the guest, by default as a viewer. */
  invite(more?: object): Answer;
  /** Opens an invitation link as a visitor. */
  open(token: string): Answer;
  /** Registers with an invitation link as a visitor. */
  signUp(token: string, more?: object): Answer;
  members(): Promise<(typeof tenantMembers.$inferSelect)[]>;
}

export async function createInvitationFixture(service: AccountsApp): Promise<InvitationFixture> {
  const ownerEmail = `owner-${crypto.randomUUID()}@example.com`;
  await service.register({ email: ownerEmail, full_name: 'Olga Owner' });
  const owner = await service.logIn(ownerEmail);
  const { id: tenantId } = (await owner.post('/tenants', {})).json<{ id: string }>();
  await service.database.update(tenants).set({ title: 'Zelena dolina' }).where(eq(tenants.id, tenantId));
  const guest = `guest-${crypto.randomUUID()}@example.com`;
  const { email: _, ...form } = registration;
  return {
    ownerEmail,
    owner,
    tenantId,
    guest,
    invite: (more = {}) => owner.post(`/tenants/${tenantId}/invitations`, { email: guest, role: 'viewer', ...more }),
    open: (token) => service.client().get(`/invitations/${token}`),
    signUp: (token, more = {}) => service.client().post(`/invitations/${token}/signup`, { ...form, ...more }),
    members: () => service.database.select().from(tenantMembers).where(eq(tenantMembers.tenantId, tenantId)),
  };
}
