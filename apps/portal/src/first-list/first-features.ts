import type { LucideIcon } from 'lucide-react';
import type { NavigationEntry, PortalFeature } from '../portal-feature';
import { namespaceOf } from '../text-namespace';
import type { FirstNavigation } from './first-navigation';

/** The navigation of all features. The build writes it. */
declare const __FIRST_NAVIGATION__: FirstNavigation;

const icons = document.querySelector<HTMLTemplateElement>('#navigation-icons')?.content.children ?? [];

/** An icon that the build has rendered. */
const iconAt = (index: number) => (() => icons[index]?.cloneNode(true)) as unknown as LucideIcon;

const navigation = __FIRST_NAVIGATION__.map((entry, index): NavigationEntry => ({ ...entry, icon: iconAt(index) }));
const namespaces = [...new Set(navigation.map(({ labelKey }) => namespaceOf(labelKey)))];

/** What the navigation reads of the features, without their pages. */
export const firstFeatures: readonly PortalFeature[] = [
  {
    id: 'first',
    routes: [],
    navigation,
    messages: namespaces.map((namespace) => ({ namespace, resources: { en: () => ({}), sl: () => ({}) } })),
  },
];
