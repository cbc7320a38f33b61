import type { Tenant } from '@atrium/api-client/contract';
import { dataProviderMessages } from '../messages';
import { isDataProviderStarted, toDataProviderValues } from './data-provider-values';
import type { SectionPart } from '../../form/model/section-part';
import { findSectionProblems, stateOfOptional, type SectionProblem } from '../../form/model/section-problems';
import type { SectionState } from '../../form/model/section-state';
import { dataProviderSchema } from './data-provider.schema';
import { dataProviderFields } from './data-provider-fields';

function findProblems({ sections }: Tenant): SectionProblem[] {
  const { data, secrets } = sections.data_provider;
  const schema = dataProviderSchema({ passwordSet: secrets.password.set });
  return findSectionProblems(schema, toDataProviderValues(data), {
    section: 'data_provider',
    fields: dataProviderFields,
  });
}

function stateOf(tenant: Tenant): SectionState {
  const { data, secrets, updated_at: savedAt } = tenant.sections.data_provider;
  const isBegun = isDataProviderStarted(toDataProviderValues(data), secrets.password.set);
  const state = stateOfOptional({ savedAt, isBegun, problems: () => findProblems(tenant) });
  const test = tenant.connection_tests.find(({ connection }) => connection === 'data_provider');
  return state.kind === 'done' && test?.state === 'invalid' ? { kind: 'errors', count: 1 } : state;
}

/** A failing connection is reported but blocks nothing. */
export const dataProviderPart: SectionPart = {
  messages: dataProviderMessages,
  fields: dataProviderFields,
  problems: findProblems,
  state: stateOf,
};
