import type { CurrentUser, Tenant, TenantState } from '../../contract';
import { ProblemError, requireValid } from '../http/problem';
import type { FakeState } from '../state';
import { tenantOf } from './tenant';

const draftStates: readonly TenantState[] = ['draft', 'failed'];
const createdStates: readonly TenantState[] = ['active', 'inactive'];

interface SectionCall {
  readonly state: FakeState;
  readonly params: { readonly id: string };
  readonly user: () => CurrentUser;
}

/**
 * Returns the tenant of a call; throws a 409 if its section cannot be changed: after creation, the subscription.
 */
export function editableTenant({ state, params, user }: SectionCall, section?: 'subscription'): Tenant {
  const tenant = tenantOf(state, user(), params.id);
  const states = section === 'subscription' ? draftStates : [...draftStates, ...createdStates];
  if (!states.includes(tenant.state))
    throw new ProblemError(409, 'not_a_draft', 'This company CRM is no longer a draft.');
  tenant.updated_at = state.now().toISOString();
  return tenant;
}

/** Throws a 422 per field if a draft lacks data for its creation. */
export function requireComplete({ sections, certificate, premises, devices }: Tenant): void {
  const { application, fiscalization, subscription } = sections;
  const isSaved = application.version > 0;
  const { title, company, url_name: urlName, email } = application.data;
  const missing = (value: unknown) => !value && 'Fill in this field.';
  const fiscal = (value: unknown) => fiscalization.data.enabled === true && missing(value);
  requireValid({
    'application.title': missing(title),
    'application.company': missing(company),
    'application.url_name': missing(urlName),
    'application.email': missing(isSaved && email),
    'application.password': missing(application.secrets.password.set),
    'fiscalization.responsible_person': fiscal(fiscalization.data.responsible_person),
    'fiscalization.tax_number': fiscal(fiscalization.data.tax_number),
    'fiscalization.certificate': fiscal(certificate),
    'fiscalization.premises': fiscal(premises.length),
    'fiscalization.devices': fiscal(devices.length),
    'fiscalization.numbering': fiscal(fiscalization.data.numbering),
    'subscription.plan': missing(subscription.data.plan),
  });
}
