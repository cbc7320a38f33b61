import type { Operation, Tenant } from '@atrium/api-client/contract';
import { ok, type StubAnswers } from '@atrium/api-client/testing/stub';
import { sampleTenant, tenantId } from './sample-tenants';

export const tenantRoute = `GET /tenants/${tenantId}`;

/** A company CRM on which an operation works, or has failed. */
export function working(operation: Operation, change: Partial<Tenant> = {}): StubAnswers {
  const tenant = sampleTenant({
    state: 'creating',
    active: false,
    subscription: null,
    operation,
    allowed_actions: ['update', 'retry', 'cancel'],
    ...change,
  });
  return { [tenantRoute]: ok(tenant), [`GET /operations/${operation.id}`]: ok(operation) };
}
