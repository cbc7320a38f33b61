import type { FeatureMessages } from '@atrium/i18n';
import type { PortalFeature } from '../portal-feature';
import { namespaceOf } from '../text-namespace';

/** `tenants:list.title` → the messages of `tenants` and the key `list.title`; undefined if no feature has them. */
export function findText(
  features: readonly PortalFeature[],
  name: string,
): { readonly messages: FeatureMessages; readonly textKey: string } | undefined {
  const namespace = namespaceOf(name);
  const messages = features.flatMap((feature) => feature.messages).find((one) => one.namespace === namespace);
  return messages === undefined ? undefined : { messages, textKey: name.slice(namespace.length + 1) };
}
