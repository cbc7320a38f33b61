import { useTextLookup } from '@atrium/i18n';
import type { PortalFeature } from '../portal-feature';
import { findText } from '../shell/find-text';

/** Returns the text of `namespace:key` from a loaded feature; empty if there is none. */
export function useFeatureText(features: readonly PortalFeature[]): (name: string) => string {
  const lookup = useTextLookup();
  return (name) => {
    const text = findText(features, name);
    return text === undefined ? '' : lookup(text.messages, text.textKey);
  };
}
