import type { NavigationEntry } from '../portal-feature';

/** The entries of the navigation without their icons, as the build writes them. */
export type FirstNavigation = readonly Omit<NavigationEntry, 'icon'>[];
