import {
  saveApplicationEndpoint,
  saveCouriersEndpoint,
  saveDataProviderEndpoint,
  saveFiscalizationEndpoint,
  savePluginsEndpoint,
  saveSubscriptionEndpoint,
  type BodyOf,
  type ShapeOf,
  type Tenant,
} from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useCallback } from 'react';
import type { SavedSection } from '../model/saved-section';
import { useUpdateCachedTenant } from './update-cached-tenant';

/** The endpoint that saves each section. */
export const sectionCalls = {
  application: saveApplicationEndpoint,
  couriers: saveCouriersEndpoint,
  data_provider: saveDataProviderEndpoint,
  fiscalization: saveFiscalizationEndpoint,
  plugins: savePluginsEndpoint,
  subscription: saveSubscriptionEndpoint,
} as const;

/** Request body of a section without its version: its data and new secrets. */
export type SectionInput<Name extends SavedSection> = Omit<BodyOf<ShapeOf<(typeof sectionCalls)[Name]>>, '_version'>;

export type SendSection = <Name extends SavedSection>(
  name: Name,
  input: SectionInput<Name>,
  version: number,
) => Promise<Tenant['sections'][Name]>;

/** One type for all sections: each endpoint returns its own. */
type SectionCall<Name extends SavedSection> = (
  endpoint: (typeof sectionCalls)[Name],
  input: { params: { id: string }; body: SectionInput<Name> & { _version: number } },
) => Promise<Tenant['sections'][Name]>;

/** Saves a section and stores the response. */
export function useSaveSection(id: string): SendSection {
  const client = useApiClient();
  const updateTenant = useUpdateCachedTenant(id);
  return useCallback(
    async <Name extends SavedSection>(name: Name, input: SectionInput<Name>, version: number) => {
      const call = client.call as unknown as SectionCall<Name>;
      const saved = await call(sectionCalls[name], { params: { id }, body: { ...input, _version: version } });
      updateTenant((tenant) => {
        const sections = { ...tenant.sections, [name]: saved };
        return { ...tenant, title: sections.application.data.title ?? '', sections };
      });
      return saved;
    },
    [client, updateTenant, id],
  );
}
