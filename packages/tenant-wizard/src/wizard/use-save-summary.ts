import { useStore } from 'zustand';
import type { Wizard } from '../components/use-wizard';
import type { SaveState } from '../model/section-saver';

const order: readonly SaveState['status'][] = ['stale', 'failed', 'saving', 'waiting', 'saved', 'idle'];

/** The savers of the wizard in one line: the worst of them, and the last time anything was saved. */
export function useSaveSummary({ application, subscription }: Wizard['savers']): Pick<SaveState, 'status' | 'savedAt'> {
  const one = useStore(application.state);
  const other = useStore(subscription.state);
  const status = order.find((name) => one.status === name || other.status === name) ?? 'idle';
  const [savedAt = null] = [one.savedAt, other.savedAt]
    .filter((at) => at !== null)
    .toSorted((a, b) => b.localeCompare(a));
  return { status, savedAt };
}
