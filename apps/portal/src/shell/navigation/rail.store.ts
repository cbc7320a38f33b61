import { create } from 'zustand';
import { readStored, writeStored } from '../stored-choice';

const key = 'navigation';

const chosen: Readonly<Record<string, boolean>> = { collapsed: true, expanded: false };

interface RailChoice {
  /** Undefined until the user chooses; then the width of the window decides. */
  readonly rail: boolean | undefined;
  readonly choose: (rail: boolean) => void;
}

/** Whether the navigation is collapsed; remembered in the browser. */
export const useRailStore = create<RailChoice>((set) => ({
  rail: chosen[readStored(key) ?? ''],
  choose: (rail) => {
    writeStored(key, rail ? 'collapsed' : 'expanded');
    set({ rail });
  },
}));
