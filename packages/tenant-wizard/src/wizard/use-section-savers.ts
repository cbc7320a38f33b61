import { isStaleError } from '@atrium/api-client';
import type { Tenant } from '@atrium/api-client/contract';
import { holdUnsavedWork } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { useSaveApplication } from '../api/save-application';
import { useSaveSubscription } from '../api/save-subscription';
import { createSectionSaver } from '../model/section-saver';
import type { Wizard } from '../components/use-wizard';

/** One saver a section, for as long as the wizard is open; what still waits at the end is sent then. */
export function useSectionSavers({ id, sections }: Tenant): Wizard['savers'] {
  const saveApplication = useSaveApplication(id);
  const saveSubscription = useSaveSubscription(id);
  const [savers] = useState(() => ({
    application: createSectionSaver({ saved: sections.application, send: saveApplication, isStale: isStaleError }),
    subscription: createSectionSaver({ saved: sections.subscription, send: saveSubscription, isStale: isStaleError }),
  }));
  useEffect(
    () => () => {
      const release = holdUnsavedWork();
      void Promise.all([savers.application.flush(), savers.subscription.flush()]).finally(release);
    },
    [savers],
  );
  return savers;
}
