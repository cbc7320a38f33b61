import { useTextLookup } from '@atrium/i18n';
import type { PortalFeature } from '../portal-feature';
import { findText } from '../shell/find-text';

/** Reads `namespace:key` of a feature whose texts are loaded; empty where no feature has it. */
export function useFeatureText(features: readonly PortalFeature[]): (name: string) => string {
  const lookup = useTextLookup();
  return (name) => {
    const text = findText(features, name);
    return text === undefined ? '' : lookup(text.messages, text.textKey);
  };
}
