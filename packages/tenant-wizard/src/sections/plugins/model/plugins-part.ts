import type { Tenant } from '@atrium/api-client/contract';
import { toPluginsValues } from './plugin-values';
import type { SectionPart } from '../../form/model/section-part';
import { hasSecretIn } from '../../form/model/has-secret-in';
import { findSectionProblems, stateOfOptional, type SectionProblem } from '../../form/model/section-problems';
import { pluginsMessages } from '../messages';
import { pluginsFields } from './plugins-fields';
import { pluginsSchema } from './plugins.schema';

type Plugins = Tenant['sections']['plugins'];

function findProblems({ sections: { plugins } }: Tenant): SectionProblem[] {
  const schema = pluginsSchema(hasSecretIn(plugins));
  return findSectionProblems(schema, toPluginsValues(plugins.data), { section: 'plugins', fields: pluginsFields });
}

/** Whether the section has data. */
function isBegun({ data, secrets }: Plugins): boolean {
  const { newsletter, business_data: businessData, mailbox } = data;
  const typed = [newsletter?.provider, businessData?.username, mailbox?.host, mailbox?.username];
  return typed.some(Boolean) || Object.values(secrets).some(({ set }) => set);
}

export const pluginsPart: SectionPart = {
  messages: pluginsMessages,
  fields: pluginsFields,
  problems: findProblems,
  state: (tenant) => {
    const { plugins } = tenant.sections;
    return stateOfOptional({
      savedAt: plugins.updated_at,
      isBegun: isBegun(plugins),
      problems: () => findProblems(tenant),
    });
  },
};
