import type { FormObject, Tenant } from '../../contract';
import {
  saveApplicationSchema,
  saveCouriersSchema,
  saveDataProviderSchema,
  saveFiscalizationSchema,
  savePluginsSchema,
  saveSubscriptionSchema,
  coerceInput,
} from '../../contract/schemas';
import { savedSection } from '../tenants/saved-section';
import { ok, problem, type StubReply } from './stub-answers';

/** The request schema of each section. */
const saveSchemas = {
  application: saveApplicationSchema,
  couriers: saveCouriersSchema,
  data_provider: saveDataProviderSchema,
  fiscalization: saveFiscalizationSchema,
  plugins: savePluginsSchema,
  subscription: saveSubscriptionSchema,
} satisfies Record<keyof Tenant['sections'], { readonly body: object }>;

/** The names of the stored sections. */
export const keptSections = Object.keys(saveSchemas) as (keyof Tenant['sections'])[];

interface SectionBody extends Readonly<Record<string, unknown>> {
  readonly _version: number;
}

/** Saves a section of a tenant; returns the tenant and the response, a 412 for an older version. */
export function saveSection(
  tenant: Tenant,
  name: keyof Tenant['sections'],
  { body, at }: { readonly body: FormObject; readonly at: string },
): { readonly tenant: Tenant; readonly reply: StubReply } {
  const section = tenant.sections[name];
  const shaped = coerceInput(saveSchemas[name].body, body, true) as SectionBody;
  const { _version: version, password_confirmation: _confirmation, ...input } = shaped;
  if (version !== section.version)
    return { tenant, reply: problem(412, { code: 'stale', current: section } as object) };
  const saved = savedSection(section, input, at);
  const sections = { ...tenant.sections, [name]: saved };
  return { tenant: { ...tenant, title: sections.application.data.title ?? '', sections }, reply: ok(saved) };
}
