import type { DataProviderDraft } from '@atrium/api-client/contract';
import { countHit } from '../../identity';
import {
  inScope,
  NotFound,
  portalPaths,
  type Remember,
  TooManyRequests,
  type Transaction,
  writeAudit,
  writeMail,
} from '../../platform';
import { tenantAudit, lockTenant, type TenantCall } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { findSection } from '../sections/section.repository';
import { findVpnRequest, writeVpnRequest } from './vpn-request.repository';

/** Milliseconds in which a repeated request, such as a double click, sends no second e-mail. */
const deduplicationWindow = 60_000;
const perHour = { limit: 5, milliseconds: 3_600_000 };

/** The operator's mailbox has no language setting. */
const operatorLanguage = 'sl';

/** Requests a VPN configuration from the operator, with a copy to the requester. Returns the time of the request. */
export async function requestVpn(
  dependencies: SetupDependencies,
  call: TenantCall,
  tenantId: string,
  remember: Remember,
): Promise<string> {
  const { database, clock, settings } = dependencies;
  const now = clock();
  const rememberTime = async (tx: Transaction, at: Date) => {
    await remember(tx, at.toISOString());
    return at.toISOString();
  };
  const repeated = await inScope(database, call.scope, async (tx) => {
    const recent = await findRecentRequest(tx, tenantId, now);
    return recent === null ? null : rememberTime(tx, recent);
  });
  if (repeated !== null) return repeated;
  const wait = await countHit(database, { key: `vpn:tenant:${tenantId}`, ...perHour }, now);
  if (wait !== null) throw new TooManyRequests(wait);
  return inScope(database, call.scope, async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    if (tenant === null) throw new NotFound('tenant_not_found');
    const concurrent = await findRecentRequest(tx, tenantId, now);
    if (concurrent !== null) return rememberTime(tx, concurrent);
    const { user } = call;
    const provider: DataProviderDraft = (await findSection(tx, tenantId, 'data_provider'))?.data ?? {};
    const values = {
      title: tenant.title || '–',
      company: tenant.company || '–',
      requester: user.fullName,
      email: user.email,
      server: serverOf(provider),
    };
    const mail = { values, path: portalPaths.tenant(tenantId), at: now };
    const operator = { to: settings.operatorEmail, language: operatorLanguage } as const;
    const requester = { to: user.email, name: user.fullName, language: user.language };
    await writeMail(tx, dependencies, { ...mail, ...operator, template: 'vpn_request' });
    await writeMail(tx, dependencies, { ...mail, ...requester, template: 'vpn_request_copy' });
    await writeVpnRequest(tx, { tenantId, requestedAt: now, requestedBy: user.id });
    await writeAudit(tx, { ...tenantAudit(call, tenantId, now), action: 'tenant.request_vpn' });
    return rememberTime(tx, now);
  });
}

async function findRecentRequest(tx: Transaction, tenantId: string, now: Date): Promise<Date | null> {
  const last = (await findVpnRequest(tx, tenantId))?.requestedAt ?? null;
  return last !== null && now.getTime() - last.getTime() < deduplicationWindow ? last : null;
}

function serverOf({ host, port }: DataProviderDraft): string {
  if (!host) return '–';
  return port ? `${host}, ${port}` : host;
}
