import { create } from 'zustand';
import { readStored, writeStored } from '../stored-choice';

const key = 'navigation';

const chosen: Readonly<Record<string, boolean>> = { collapsed: true, expanded: false };

interface RailChoice {
  /** Undefined until the user chooses; the window's width decides until then. */
  readonly rail: boolean | undefined;
  readonly choose: (rail: boolean) => void;
}

/** Whether the navigation is collapsed; saved in the browser. */
export const useRailStore = create<RailChoice>((set) => ({
  rail: chosen[readStored(key) ?? ''],
  choose: (rail) => {
    writeStored(key, rail ? 'collapsed' : 'expanded');
    set({ rail });
  },
}));
