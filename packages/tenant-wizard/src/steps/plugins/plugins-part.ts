import type { Tenant } from '@atrium/api-client/contract';
import { toPluginsValues } from '../../model/plugin-values';
import type { SectionPart } from '../../model/section-part';
import { findSectionProblems, stateOfProblems, type SectionProblem } from '../../model/section-problems';
import { pluginsMessages } from '../../plugins-messages';
import { pluginsFields } from './plugins-fields';
import { pluginsSchema } from './plugins.schema';

type Plugins = Tenant['sections']['plugins'];

/** Which secrets of the plugins are with the service. */
export const hasPluginSecret =
  ({ secrets }: Plugins) =>
  (place: string) =>
    place in secrets && secrets[place as keyof Plugins['secrets']].set;

function findProblems({ sections: { plugins } }: Tenant): SectionProblem[] {
  const schema = pluginsSchema(hasPluginSecret(plugins));
  return findSectionProblems(schema, toPluginsValues(plugins.data), { section: 'plugins', fields: pluginsFields });
}

/** Whether anything was entered at all. */
function isBegun({ data, secrets }: Plugins): boolean {
  const { newsletter, business_data: businessData, mailbox } = data;
  const typed = [newsletter?.provider, businessData?.username, mailbox?.host, mailbox?.username];
  return typed.some(Boolean) || Object.values(secrets).some(({ set }) => set);
}

/** The plugins, as the wizard knows them without showing them. */
export const pluginsPart: SectionPart = {
  messages: pluginsMessages,
  fields: pluginsFields,
  problems: findProblems,
  state: (tenant) => {
    const { plugins } = tenant.sections;
    if (plugins.updated_at === null) return { kind: 'empty' };
    return isBegun(plugins) ? stateOfProblems(findProblems(tenant)) : { kind: 'later' };
  },
};
