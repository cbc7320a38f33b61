import type { ReactNode } from 'react';
import { useHasNavigation } from './use-has-navigation';

/** What replaces a page: the main part of the window, unless the layout with the navigation is that already. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const Frame = useHasNavigation() ? 'div' : 'main';
  return <Frame className="portal-failure">{children}</Frame>;
}
