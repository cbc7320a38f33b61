import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

interface OnceOpenedProps {
  open: boolean;
  /** A part whose code is fetched when it is first shown. */
  children: ReactNode;
}

/** Shows nothing before the first opening, so that no page waits for the code of what may never be opened. */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
