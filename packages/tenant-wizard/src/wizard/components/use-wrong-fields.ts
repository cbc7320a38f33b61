import { isValidationError } from '@atrium/api-client';
import { useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { SavedSection } from '../../sections/form/model/saved-section';
import type { SectionSavers } from '../../sections/form/components/use-wizard';
import type { SaveState } from '@atrium/forms';

export type WrongFields = readonly (readonly [SavedSection, number])[];

function countWrong({ status, error, wrongFields }: SaveState): number {
  const refused = status === 'failed' && isValidationError(error) ? Object.keys(error.fields).length : 0;
  return Math.max(wrongFields, refused);
}

/** Number of invalid fields per section, as shown by its form or returned by the service. */
export function useWrongFields(savers: SectionSavers): WrongFields {
  const [store] = useState(() => {
    const names = Object.keys(savers) as SavedSection[];
    const read = (): WrongFields => names.map((name) => [name, countWrong(savers[name].state.getState())]);
    const counts = createStore<{ wrong: WrongFields }>(() => ({ wrong: read() }));
    for (const name of names) {
      savers[name].state.subscribe(() => {
        const wrong = read();
        if (String(wrong) !== String(counts.getState().wrong)) counts.setState({ wrong });
      });
    }
    return counts;
  });
  return useStore(store, ({ wrong }) => wrong);
}
