import type { ReactNode } from 'react';
import { useHasNavigation } from './use-has-navigation';

/** Wraps content that replaces a page in `main`, unless the layout already provides it. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const Frame = useHasNavigation() ? 'div' : 'main';
  return <Frame className="portal-failure">{children}</Frame>;
}
