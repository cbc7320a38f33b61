import { checkTenantUrlName, suggestTenantUrlName } from '@atrium/validators';
import type { Tenant } from '../../contract';
import { editableTenant } from './editable-tenant';
import { hasPremiseIdElsewhere } from '../fiscalization/premises';
import { requireValid, requireVersion } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';
import { savedSection } from './saved-section';

type SectionName = keyof Tenant['sections'];

/** Saves a section of a tenant; throws a 412 if it is based on an older version. */
function save<Name extends SectionName>(
  state: FakeState,
  tenant: Tenant,
  name: Name,
  { _version: version, ...input }: { readonly _version: number },
): Tenant['sections'][Name] {
  const section = tenant.sections[name];
  requireVersion(section, version);
  const saved = savedSection(section, input, state.now().toISOString());
  tenant.sections[name] = saved;
  return saved;
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

export const sectionHandlers = {
  saveApplication: (call) => {
    const { state, body } = call;
    const tenant = editableTenant(call);
    const isFixed = tenant.state === 'active' || tenant.state === 'inactive';
    const { password_confirmation: confirmation, ...input } = body;
    const name = input.url_name ?? '';
    const reason = name === '' ? null : urlNameReason(state, name, tenant.id);
    requireValid({
      url_name:
        (isFixed && name !== tenant.sections.application.data.url_name && 'This can no longer be changed.') ||
        (reason === 'taken' && 'This name is taken.'),
      password: isFixed && input.password !== undefined && 'This can no longer be changed.',
      company: isFixed && (input.company ?? '') === '' && 'Fill in this field.',
      password_confirmation:
        input.password !== undefined && input.password !== confirmation && 'The password confirmation does not match',
    });
    const saved = save(state, tenant, 'application', input);
    tenant.title = saved.data.title ?? '';
    tenant.url = name === '' ? null : urlOf(state, name);
    return saved;
  },

  saveCouriers: (call) => save(call.state, editableTenant(call), 'couriers', call.body),

  saveFiscalization: (call) => {
    const { state, body } = call;
    const tenant = editableTenant(call);
    const { tax_number: taxNumber } = body;
    const elsewhere = tenant.premises.some(({ premise_id: id }) => hasPremiseIdElsewhere(state, tenant, id, taxNumber));
    requireValid({
      tax_number: elsewhere && 'Another company CRM with this tax number already has one of the business premise IDs.',
    });
    return save(state, tenant, 'fiscalization', body);
  },

  savePlugins: (call) => save(call.state, editableTenant(call), 'plugins', call.body),

  saveSubscription: (call) => save(call.state, editableTenant(call, 'subscription'), 'subscription', call.body),

  urlName: ({ state, query }) => {
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
  },
} satisfies Handlers;
