import type { ApplicationDraft } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { findSection } from '../../setup';
import { type StepContext, StepFailed, tenants } from '../../tenants';
import type { EffectCall, Instance } from '../provisioners/provisioner';

export interface LoadedInstance {
  readonly instance: Instance;
  readonly application: ApplicationDraft;
  /** The recorded CRM version; null before creation. */
  readonly version: string | null;
}

/** Loads the tenant data a provisioner needs. */
export async function loadInstance(db: DatabaseHandle, tenantId: string): Promise<LoadedInstance> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  if (tenant === undefined) throw new StepFailed('incomplete');
  if (tenant.urlName === null) throw new StepFailed('url_taken');
  const application: ApplicationDraft = (await findSection(db, tenantId, 'application'))?.data ?? {};
  const { title, urlName, language } = tenant;
  const instance = { tenantId, urlName, title, company: application.company ?? '', language };
  return { instance, application, version: tenant.crmVersion };
}

export const effectCall = ({ key, assertLease, clock }: StepContext): EffectCall => ({
  key,
  assertLease,
  now: clock(),
});

/** Wraps a provisioner call as a step of the operation's company CRM. */
export const withInstance =
  (effect: (instance: Instance, call: EffectCall) => Promise<void>) =>
  async (context: StepContext): Promise<void> => {
    const { instance } = await loadInstance(context.database, context.operation.tenantId);
    await effect(instance, effectCall(context));
  };
