import { useTextLookup, type FeatureMessages } from '@atrium/i18n';
import type { SectionField } from '../model/section-field';

/** Label of a field in its section: `Street`, or `Sender for GLS, Street` if there are several. */
export function useFieldName(): (messages: FeatureMessages, field: SectionField) => string {
  const text = useTextLookup();
  return (messages, { group, label }) =>
    group === undefined ? text(messages, label) : `${text(messages, group)}, ${text(messages, label)}`;
}
