import { useTextLookup, useTexts } from '@atrium/i18n';
import { NavigationItem } from '@atrium/ui-kit';
import { useLocation } from 'react-router';
import type { NavigationEntry, PortalFeature } from '../../portal-feature';
import { findText } from '../find-text';

interface NamedItemProps extends NonNullable<ReturnType<typeof findText>> {
  readonly entry: NavigationEntry;
}

function NamedItem({ entry: { href, icon }, messages, textKey }: NamedItemProps) {
  useTexts(messages);
  const lookup = useTextLookup();
  const { pathname } = useLocation();
  const current = pathname === href || pathname.startsWith(`${href}/`);
  return <NavigationItem current={current} href={href} icon={icon} label={lookup(messages, textKey)} />;
}

export interface FeatureItemProps {
  readonly entry: NavigationEntry;
  readonly features: readonly PortalFeature[];
}

/** A navigation entry of a feature, labelled from the feature's texts. */
export function FeatureItem({ entry, features }: FeatureItemProps) {
  const text = findText(features, entry.labelKey);
  return text === undefined ? null : <NamedItem {...text} entry={entry} />;
}
