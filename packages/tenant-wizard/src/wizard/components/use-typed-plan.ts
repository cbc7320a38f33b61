import type { SubscriptionDraft, Tenant } from '@atrium/api-client/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SectionSavers } from '../../sections/form/components/use-wizard';

/**
 * The plan of a draft as entered in its form, saved or not. The saver knows what it has saved a moment before the cached
 * tenant does.
 */
export function useTypedPlan({ sections }: Tenant, { subscription: saver }: SectionSavers): SubscriptionDraft {
  const cached = sections.subscription;
  const typed = useStore(saver.state, () => {
    const saved = saver.base();
    const { data } = saved.version > cached.version ? saved : cached;
    return JSON.stringify({ ...data, ...saver.unsaved() });
  });
  return useMemo(() => JSON.parse(typed) as SubscriptionDraft, [typed]);
}
