import type { Config, SectionName, Tenant } from '@atrium/api-client/contract';
import type { Saver } from '@atrium/forms';
import { useOutletContext } from 'react-router';
import type { SectionInput } from '../api/save-section';
import type { SavedSection } from '../model/saved-section';

export type SectionSavers = { readonly [Name in SavedSection]: Saver<SectionInput<Name>, Tenant['sections'][Name]> };

/** Context of the wizard's sections. */
export interface Wizard {
  readonly tenant: Tenant;
  readonly config: Config;
  readonly savers: SectionSavers;
  /** Opens the next section or the review. Ignored if another section is open by now. */
  readonly onDone: (section: SectionName) => void;
  /** Replaces Next with a section's own button. */
  readonly nextSlot?: HTMLElement | null;
}

/** Id of the form of the open section. The wizard's buttons submit it from outside. */
export const sectionFormId = 'section-form';

/** Sends pending changes of all sections; returns whether everything is saved. */
export async function flushAll(savers: SectionSavers): Promise<boolean> {
  const saved = await Promise.all(Object.values(savers).map((saver) => saver.flush()));
  return saved.every(Boolean);
}

export function useWizard(): Wizard {
  return useOutletContext<Wizard>();
}
