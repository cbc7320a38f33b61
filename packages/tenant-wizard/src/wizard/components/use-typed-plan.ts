import type { SubscriptionDraft, Tenant } from '@atrium/api-client/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { SectionSavers } from '../../sections/form/components/use-wizard';

/** The plan of a draft as entered in its form, saved or not. */
export function useTypedPlan({ sections }: Tenant, { subscription: saver }: SectionSavers): SubscriptionDraft {
  const { data } = sections.subscription;
  const unsaved = useStore(saver.state, () => JSON.stringify(saver.unsaved() ?? {}));
  return useMemo(() => ({ ...data, ...(JSON.parse(unsaved) as SubscriptionDraft) }), [data, unsaved]);
}
