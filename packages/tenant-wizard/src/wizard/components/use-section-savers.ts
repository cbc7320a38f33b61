import { isStaleError } from '@atrium/api-client';
import type { Tenant } from '@atrium/api-client/contract';
import { currentUserQueryOptions, useApiClient } from '@atrium/api-client/react';
import { createSaver } from '@atrium/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSaveSection, type SectionInput } from '../../sections/form/api/save-section';
import type { SavedSection } from '../../sections/form/model/saved-section';
import { watchResponses } from '../api/watch-responses';
import type { SectionSavers } from '../../sections/form/components/use-wizard';
import { resendUnsaved } from './resend-unsaved';

interface SaversOptions {
  /** Saves only on Save, and discards unsaved changes at the end. */
  readonly byHand?: boolean;
}

/** One saver per section while the wizard is open. Unsaved changes are sent at its end, or when the service is back. */
export function useSectionSavers({ id, sections }: Tenant, { byHand = false }: SaversOptions = {}): SectionSavers {
  const save = useSaveSection(id);
  const client = useApiClient();
  const queries = useQueryClient();
  const [savers] = useState((): SectionSavers => {
    const saverOf = <Name extends SavedSection>(name: Name) =>
      createSaver<SectionInput<Name>, Tenant['sections'][Name]>({
        saved: sections[name],
        send: (input, version) => save(name, input, version),
        isStale: isStaleError,
        ...(byHand ? { delay: null } : {}),
      });
    return {
      application: saverOf('application'),
      couriers: saverOf('couriers'),
      data_provider: saverOf('data_provider'),
      fiscalization: saverOf('fiscalization'),
      plugins: saverOf('plugins'),
      subscription: saverOf('subscription'),
    };
  });
  useEffect(() => {
    if (byHand) return undefined;
    const userId = () => queries.getQueryData(currentUserQueryOptions(client).queryKey)?.id;
    const owner = userId();
    return resendUnsaved(savers, {
      watch: (onAnswer) => watchResponses(queries, onAnswer),
      isOwner: () => userId() === owner,
    });
  }, [savers, byHand, queries, client]);
  return savers;
}
