import { Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Wizard } from '../../sections/form/components/use-wizard';

/** The section in the address. */
export function SectionOutlet({ wizard }: { wizard: Wizard }) {
  return (
    <div className="wizard-section">
      <Suspense>
        <Outlet context={wizard} />
      </Suspense>
    </div>
  );
}
