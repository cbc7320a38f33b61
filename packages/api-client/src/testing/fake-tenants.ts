import {
  closeTenantEndpoint,
  createDraftEndpoint,
  discardDraftEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  startTenantEndpoint,
} from '../contract';
import {
  createDraftSchema,
  discardDraftSchema,
  getTenantSchema,
  listTenantsSchema,
  startTenantSchema,
} from '../contract/schemas';
import { startOperation } from './fake-operations';
import { FakeProblem, refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { addDraft, showState, tenantOf, toRow } from './fake-tenant';

const mostDrafts = 5;
const day = 86_400_000;

export const fakeTenantRoutes: readonly FakeRoute[] = [
  fakeRoute(listTenantsEndpoint, listTenantsSchema, ({ state, query }) => {
    const { page = 1, per_page: perPage = 10, search = '' } = query;
    const wanted = search.toLowerCase();
    const found = state.tenants
      .filter(({ title, url }) => `${title} ${url ?? ''}`.toLowerCase().includes(wanted))
      .toReversed();
    const first = (page - 1) * perPage;
    const data = found.slice(first, first + perPage).map(toRow);
    return {
      data,
      current_page: page,
      last_page: Math.max(1, Math.ceil(found.length / perPage)),
      per_page: perPage,
      total: found.length,
      from: data.length > 0 ? first + 1 : null,
      to: data.length > 0 ? first + data.length : null,
    };
  }),

  fakeRoute(createDraftEndpoint, createDraftSchema, ({ state, user }) => {
    const drafts = state.tenants.filter((tenant) => tenant.state === 'draft').length;
    if (drafts >= mostDrafts)
      throw new FakeProblem(409, 'too_many_drafts', 'Finish or discard one of your drafts first.');
    return addDraft(state, user());
  }),

  fakeRoute(getTenantEndpoint, getTenantSchema, ({ state, params }) => tenantOf(state, params.id)),

  fakeRoute(discardDraftEndpoint, discardDraftSchema, ({ state, params }) => {
    if (tenantOf(state, params.id).state !== 'draft')
      throw new FakeProblem(409, 'not_a_draft', 'Only a draft can be discarded.');
    state.tenants = state.tenants.filter(({ id }) => id !== params.id);
    return null;
  }),

  fakeRoute(startTenantEndpoint, startTenantSchema, ({ state, params }) => {
    const tenant = tenantOf(state, params.id);
    if (tenant.state === 'creating' && tenant.operation !== null) return tenant.operation;
    const { application, subscription } = tenant.sections;
    const { title, company, url_name: urlName, email } = application.data;
    const missing = (value: unknown) => !value && 'Fill in this field.';
    refuseInvalid({
      'application.title': missing(title),
      'application.company': missing(company),
      'application.url_name': missing(urlName),
      'application.email': missing(email),
      'application.password': missing(application.secrets.password.set),
      'subscription.plan': missing(subscription.data.plan),
    });
    const endsAt = new Date(state.now().getTime() + state.config.trial_days * day).toISOString();
    tenant.subscription = { kind: 'trial', ends_at: endsAt, expired: false, days_left: state.config.trial_days };
    showState(tenant, 'creating');
    return startOperation(state, tenant, 'create');
  }),

  fakeRoute(closeTenantEndpoint, startTenantSchema, ({ state, params }) => {
    const tenant = tenantOf(state, params.id);
    if (tenant.state !== 'active' && tenant.state !== 'inactive')
      throw new FakeProblem(409, 'not_active', 'This company CRM is not active.');
    return startOperation(state, tenant, 'close');
  }),
];
