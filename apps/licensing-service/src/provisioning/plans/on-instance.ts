import type { ApplicationDraft } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { findSection } from '../../setup';
import { type StepContext, StepFailed, tenants } from '../../tenants';
import type { EffectCall, Instance } from '../provisioners/provisioner';

export interface Provisioned {
  readonly instance: Instance;
  readonly application: ApplicationDraft;
  /** What it runs, as its record says; null before it was created. */
  readonly version: string | null;
}

/** What a provisioner must know of a tenant, as it is stored now. */
export async function provisioned(db: DatabaseHandle, tenantId: string): Promise<Provisioned> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  if (tenant === undefined) throw new StepFailed('incomplete');
  if (tenant.urlName === null) throw new StepFailed('url_taken');
  const application: ApplicationDraft = (await findSection(db, tenantId, 'application'))?.data ?? {};
  const { title, urlName, language } = tenant;
  const instance = { tenantId, urlName, title, company: application.company ?? '', language };
  return { instance, application, version: tenant.crmVersion };
}

export const effectCall = ({ key, holds, clock }: StepContext): EffectCall => ({ key, holds, now: clock() });

/** An effect on the instance of the operation's company CRM. */
export const onInstance =
  (effect: (instance: Instance, call: EffectCall) => Promise<void>) =>
  async (context: StepContext): Promise<void> => {
    const { instance } = await provisioned(context.database, context.operation.tenantId);
    await effect(instance, effectCall(context));
  };
