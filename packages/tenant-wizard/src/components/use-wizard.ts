import type { ApplicationInput, Config, SubscriptionDraft, Tenant } from '@atrium/api-client/contract';
import { useOutletContext } from 'react-router';
import type { SectionSaver } from '../model/section-saver';

/** What a section of the wizard works with. */
export interface Wizard {
  readonly tenant: Tenant;
  readonly config: Config;
  readonly savers: {
    readonly application: SectionSaver<ApplicationInput>;
    readonly subscription: SectionSaver<SubscriptionDraft>;
  };
  /** The section is done: on to the next one, or back to the review. */
  readonly onDone: () => void;
}

/** The form of the section that is shown; the buttons of the wizard submit it from outside. */
export const sectionFormId = 'section-form';

export function useWizard(): Wizard {
  return useOutletContext<Wizard>();
}
