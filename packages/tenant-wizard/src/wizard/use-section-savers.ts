import { isStaleError } from '@atrium/api-client';
import type { Tenant } from '@atrium/api-client/contract';
import { holdUnsavedWork } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { useSaveSection, type KeptSection, type SectionInput } from '../api/save-section';
import { flushAll, type SectionSavers } from '../components/use-wizard';
import { createSectionSaver } from '../model/section-saver';

interface SaversOptions {
  /** Nothing is saved but by Save, and what was not is dropped at the end. */
  readonly byHand?: boolean;
}

/** One saver a section, for as long as the wizard is open; what still waits at the end is sent then. */
export function useSectionSavers({ id, sections }: Tenant, { byHand = false }: SaversOptions = {}): SectionSavers {
  const save = useSaveSection(id);
  const [savers] = useState((): SectionSavers => {
    const saverOf = <Name extends KeptSection>(name: Name) =>
      createSectionSaver<SectionInput<Name>>({
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
  useEffect(
    () => () => {
      if (byHand) return;
      const release = holdUnsavedWork();
      void flushAll(savers).finally(release);
    },
    [savers, byHand],
  );
  return savers;
}
