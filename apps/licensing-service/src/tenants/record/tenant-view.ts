import type { TenantSummary } from '@atrium/api-client/contract';
import { daysLeft, type SessionUser } from '../../platform';
import type { OperationRecord } from '../operations/operation.repository';
import { allowedActions } from './allowed-actions';
import type { TenantHead } from '../tenant.repository';
import { tenantUrl } from '../tenant-url';

export interface ViewContext {
  readonly user: SessionUser;
  readonly now: Date;
  readonly urlTemplate: string;
  /** Whether removed premises are still open at the tax authority; omitted in lists. */
  readonly premisesLeft?: boolean;
}

type Head = Omit<TenantSummary, 'progress' | 'section'>;
type OperationHead = Pick<OperationRecord['operation'], 'kind' | 'state'>;

/** Data of the head from outside the tenant's row. */
interface HeadFacts {
  readonly operation: OperationHead | null;
  /** Null without a trial. */
  readonly trialEndsAt: Date | null;
}

export function toHead(row: TenantHead, { operation, trialEndsAt }: HeadFacts, context: ViewContext): Head {
  const { user, now, urlTemplate, premisesLeft = false } = context;
  const { tenant, author, modifier, role } = row;
  return {
    id: tenant.id,
    title: tenant.title,
    state: tenant.state,
    active: tenant.state === 'active',
    url: tenant.urlName === null ? null : tenantUrl(urlTemplate, tenant.urlName),
    created_at: tenant.createdAt.toISOString(),
    updated_at: tenant.updatedAt.toISOString(),
    author: { id: author.id, full_name: author.fullName },
    last_modified: { id: modifier.id, full_name: modifier.fullName },
    role,
    allowed_actions: allowedActions({ state: tenant.state, role, user, operation, premisesLeft }),
    subscription: toSubscription(trialEndsAt, now),
  };
}

function toSubscription(endsAt: Date | null, now: Date): Head['subscription'] {
  if (endsAt === null) return null;
  return { kind: 'trial', ends_at: endsAt.toISOString(), expired: endsAt <= now, days_left: daysLeft(endsAt, now) };
}
