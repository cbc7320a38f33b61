import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

interface MountOnOpenProps {
  open: boolean;
  /** A lazy component. */
  children: ReactNode;
}

/** Mounts its children on the first opening, so that a page does not load code that may never be used. */
export function MountOnOpen({ open, children }: MountOnOpenProps) {
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  return mounted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
