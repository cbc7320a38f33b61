import type { ReactNode } from 'react';

export interface AppLayoutTexts {
  /** "Skip to content" */
  skip: string;
  /** Accessible name of the navigation ("Main"). */
  navigation: string;
  openNavigation: string;
  closeNavigation: string;
  collapseNavigation: string;
  expandNavigation: string;
}

export interface AppLayoutProps {
  texts: AppLayoutTexts;
  /** The product's name and the link of its wordmark. */
  brand: { name: string; href: string };
  /** `NavigationItem`s and `NavigationGroup`s. */
  navigation: ReactNode;
  /** Items at the bottom of the navigation: Settings, Log out. */
  navigationFooter?: ReactNode;
  /** A `UserBadge`. */
  user?: ReactNode;
  /** Whether the navigation is a rail. `undefined` follows the width of the window. */
  rail: boolean | undefined;
  onRailChange: (rail: boolean) => void;
  /** Shown above everything: the trial bar. */
  notice?: ReactNode;
  /** Shown at the right of the phone's top bar. */
  topBarEnd?: ReactNode;
  /** Hides the phone's top bar, for pages with their own, such as the wizard. */
  hideTopBar?: boolean | undefined;
  /** A key that changes with the address, which closes the phone's navigation. */
  locationKey: string;
  children: ReactNode;
}
