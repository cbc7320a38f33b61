import type { ReactNode } from 'react';

export interface AppLayoutTexts {
  /** "Skip to content" */
  skip: string;
  /** Name of the navigation ("Main"). */
  navigation: string;
  openNavigation: string;
  closeNavigation: string;
  collapseNavigation: string;
  expandNavigation: string;
}

export interface AppLayoutProps {
  texts: AppLayoutTexts;
  /** The product's name and where its wordmark leads. */
  brand: { name: string; href: string };
  /** `NavigationItem`s and `NavigationGroup`s. */
  navigation: ReactNode;
  /** Items at the foot of the navigation: Settings, Log out. */
  navigationFooter?: ReactNode;
  /** A `UserBadge`. */
  user?: ReactNode;
  /** The choice of the user; `undefined` follows the width of the window. */
  rail: boolean | undefined;
  onRailChange: (rail: boolean) => void;
  /** Above everything: the trial bar. */
  notice?: ReactNode;
  /** At the right of the phone's top bar. */
  topBarEnd?: ReactNode;
  /** Leaves out the phone's top bar where the page has its own, as the wizard. */
  ownTopBar?: boolean | undefined;
  /** Changes with the address, so that the phone's navigation closes. */
  locationKey: string;
  children: ReactNode;
}
