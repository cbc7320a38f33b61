import { useState } from 'react';
import { useStore } from 'zustand';
import type { SectionSavers } from '../../sections/form/components/use-wizard';
import { createSaveSummary, type SaveSummary } from '../model/save-summary';

export function useSaveSummary(savers: SectionSavers): SaveSummary {
  const [summary] = useState(() => createSaveSummary(Object.values(savers)));
  return useStore(summary);
}
