import { can } from '@atrium/api-client';
import type { CurrentUser } from '@atrium/api-client/contract';
import type { NavigationEntry, PortalFeature } from '../../portal-feature';
import { namespaceOf } from '../../text-namespace';

/** The entries of the navigation that a user may open. */
export const navigationEntries = (features: readonly PortalFeature[], user: CurrentUser): NavigationEntry[] =>
  features.flatMap(({ navigation }) => navigation).filter(({ permission = [] }) => can(user, permission));

/** The namespaces of their labels. */
export const navigationTexts = (features: readonly PortalFeature[], user: CurrentUser): string[] => [
  ...new Set(navigationEntries(features, user).map(({ labelKey }) => namespaceOf(labelKey))),
];
