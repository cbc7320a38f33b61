import type { SectionName } from '@atrium/api-client/contract';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import type { Wizard } from '../../sections/form/components/use-wizard';
import { isSavedSection } from '../model/section-parts';
import { StaleSection } from './stale-section';

interface SectionOutletProps {
  /** Undefined on the review. */
  section: SectionName | undefined;
  wizard: Wizard;
}

/** The section in the address. Its form restarts when another user's version is loaded. */
export function SectionOutlet({ section, wizard }: SectionOutletProps) {
  const [round, setRound] = useState(0);
  return (
    <div className="wizard-section">
      {section !== undefined && isSavedSection(section) && (
        <StaleSection onLoaded={() => setRound(round + 1)} section={section} wizard={wizard} />
      )}
      <Suspense>
        <Outlet context={wizard} key={round} />
      </Suspense>
    </div>
  );
}
