import {
  acceptInvitationEndpoint,
  createDraftEndpoint,
  createInvitationEndpoint,
  type TenantRole,
} from '../../contract';
import type { ContractWorld } from './contract-case';
import { newUser, type Person } from './people';

/** A draft of a new owner. */
export async function ownedTenant(world: ContractWorld) {
  const owner = await newUser(world);
  const { id } = await owner.client.call(createDraftEndpoint);
  return { owner, id };
}

/** Invites an e-mail; returns the token of its link. */
export async function invite(
  world: ContractWorld,
  { client }: Person,
  id: string,
  email: string,
  role: TenantRole = 'viewer',
): Promise<string> {
  await client.call(createInvitationEndpoint, { params: { id }, body: { email, role } });
  return world.mailedToken(email);
}

/** A user who accepted an invitation. */
export async function joined(world: ContractWorld, owner: Person, id: string, role: TenantRole): Promise<Person> {
  const person = await newUser(world);
  const token = await invite(world, owner, id, person.user.email, role);
  await person.client.call(acceptInvitationEndpoint, { params: { token } });
  return person;
}
