import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SaveState } from '@atrium/forms';

export type SaveSummary = Pick<SaveState, 'status' | 'savedAt'>;

const order: readonly SaveState['status'][] = ['stale', 'failed', 'saving', 'waiting', 'saved', 'idle'];

function summaryOf(states: readonly SaveState[]): SaveSummary {
  const times = states.flatMap(({ savedAt }) => savedAt ?? []);
  return {
    status: order.find((name) => states.some(({ status }) => status === name)) ?? 'idle',
    savedAt: times.toSorted().at(-1) ?? null,
  };
}

/** Combines savers into one state: the worst status and the time of the latest save. */
export function createSaveSummary(savers: readonly { readonly state: StoreApi<SaveState> }[]): StoreApi<SaveSummary> {
  const read = () => summaryOf(savers.map(({ state }) => state.getState()));
  const summary = createStore<SaveSummary>(read);
  for (const { state } of savers) state.subscribe(() => summary.setState(read()));
  return summary;
}
