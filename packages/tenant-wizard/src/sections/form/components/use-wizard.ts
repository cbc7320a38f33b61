import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import { useOutletContext } from 'react-router';
import type { SectionInput } from '../api/save-section';
import type { SavedSection } from '../model/saved-section';
import type { SectionSaver } from '../model/section-saver';

/** One saver for each section. */
export type SectionSavers = { readonly [Name in SavedSection]: SectionSaver<SectionInput<Name>> };

/** What a section of the wizard works with. */
export interface Wizard {
  readonly tenant: Tenant;
  readonly config: Config;
  readonly savers: SectionSavers;
  /** A section is done: on to the next one, or back to the review; nothing where another section is shown by now. */
  readonly onDone: (section: SectionName) => void;
  /** In place of Next, for a section that has a button of its own there. */
  readonly nextSlot?: HTMLElement | null;
}

/** The form of the section that is shown; the buttons of the wizard submit it from outside. */
export const sectionFormId = 'section-form';

/** Sends what still waits in every section; tells whether everything typed is with the service. */
export async function flushAll(savers: SectionSavers): Promise<boolean> {
  const saved = await Promise.all(Object.values(savers).map((saver) => saver.flush()));
  return saved.every(Boolean);
}

export function useWizard(): Wizard {
  return useOutletContext<Wizard>();
}
