import type { Operation } from '@atrium/api-client/contract';
import { companyNamed, completeDraft, type Person } from './tenants-app';
import type { TestApp } from './test-app';

/** Creates the company CRM of a complete draft as a trial and runs all steps. */
export async function createTenant(
  { dependencies }: Pick<TestApp, 'dependencies'>,
  { client }: Person,
  id: string,
): Promise<void> {
  const { id: operation } = (await client.post(`/tenants/${id}/create`, {})).json<Operation>();
  await dependencies.engine.run(operation);
}

/** A company CRM of this name with a running trial. */
export async function trialTenant(test: Pick<TestApp, 'dependencies'>, person: Person, name: string): Promise<string> {
  const id = await completeDraft(person, companyNamed(name));
  await createTenant(test, person, id);
  return id;
}
