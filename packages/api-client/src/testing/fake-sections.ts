import { checkTenantUrlName, suggestTenantUrlName } from '@atrium/validators';
import {
  saveApplicationEndpoint,
  saveFiscalizationEndpoint,
  saveSubscriptionEndpoint,
  urlNameEndpoint,
  type Tenant,
} from '../contract';
import {
  saveApplicationSchema,
  saveFiscalizationSchema,
  saveSubscriptionSchema,
  urlNameSchema,
} from '../contract/schemas';
import { changeable, refuseStale } from './fake-changeable';
import { isHeldElsewhere } from './fake-fiscal-rows';
import { refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import type { FakeState } from './fake-state';

function touch(state: FakeState, tenant: Tenant, section: { version: number; updated_at: string | null }): void {
  section.version += 1;
  section.updated_at = state.now().toISOString();
  tenant.updated_at = section.updated_at;
}

function urlNameReason(
  state: FakeState,
  name: string,
  ownId: string | undefined,
): 'invalid' | 'reserved' | 'taken' | null {
  const verdict = checkTenantUrlName(name);
  if (!verdict.valid) return verdict.reason === 'reserved' ? 'reserved' : 'invalid';
  const taken = state.tenants.some(
    ({ id, sections }) => id !== ownId && sections.application.data.url_name === verdict.normalized,
  );
  return taken ? 'taken' : null;
}

const urlOf = (state: FakeState, name: string) => state.config.tenant_url_template.replace('{name}', name);

export const fakeSectionRoutes: readonly FakeRoute[] = [
  fakeRoute(saveApplicationEndpoint, saveApplicationSchema, (call) => {
    const { state, body } = call;
    const tenant = changeable(call, 'required');
    const section = tenant.sections.application;
    const { _version: version, password, password_confirmation: confirmation, password_remove: remove, ...data } = body;
    refuseStale(section, version);
    const name = data.url_name ?? '';
    const reason = name === '' ? null : urlNameReason(state, name, tenant.id);
    refuseInvalid({
      url_name: reason === 'taken' && 'This name is taken.',
      password_confirmation:
        password !== undefined && password !== confirmation && 'The password confirmation does not match',
    });
    section.data = { ...section.data, ...data };
    if (password) section.secrets.password = { set: true, updated_at: state.now().toISOString() };
    if (remove === true) section.secrets.password = { set: false, updated_at: null };
    tenant.title = section.data.title ?? '';
    tenant.url = name === '' ? null : urlOf(state, name);
    touch(state, tenant, section);
    return section;
  }),

  fakeRoute(saveFiscalizationEndpoint, saveFiscalizationSchema, (call) => {
    const { state, body } = call;
    const tenant = changeable(call);
    const section = tenant.sections.fiscalization;
    const { _version: version, ...data } = body;
    refuseStale(section, version);
    const elsewhere = tenant.premises.some(({ premise_id: id }) => isHeldElsewhere(state, tenant, id, data.tax_number));
    refuseInvalid({
      tax_number: elsewhere && 'Another company CRM with this tax number already has one of the business premise IDs.',
    });
    section.data = data;
    touch(state, tenant, section);
    return section;
  }),

  fakeRoute(saveSubscriptionEndpoint, saveSubscriptionSchema, (call) => {
    const { state, body } = call;
    const tenant = changeable(call, 'required');
    const section = tenant.sections.subscription;
    const { _version: version, ...data } = body;
    refuseStale(section, version);
    section.data = { ...section.data, ...data };
    touch(state, tenant, section);
    return section;
  }),

  fakeRoute(urlNameEndpoint, urlNameSchema, ({ state, query }) => {
    const reason = urlNameReason(state, query.name, query.tenant_id);
    const base = suggestTenantUrlName(query.name);
    return {
      available: reason === null,
      reason,
      url: reason === 'invalid' ? null : urlOf(state, query.name),
      suggestions:
        reason === null
          ? []
          : [`${base}-crm`, `${base}-2`, `${base}-3`].filter((name) => checkTenantUrlName(name).valid),
    };
  }),
];
