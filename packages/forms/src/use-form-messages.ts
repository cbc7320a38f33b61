import { useFieldMessages, type FeatureMessages, type FieldMessage } from '@atrium/i18n';

/** Translates messages: keys of these texts in their order, common keys, and texts of the service. */
export function useFormMessages(all: readonly FeatureMessages[]): FieldMessage {
  const textOf = useFieldMessages(all);
  return (message) => all.map((messages) => textOf(messages, message)).find((text) => text !== message) ?? message;
}
