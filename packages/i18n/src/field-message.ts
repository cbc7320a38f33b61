import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { commonMessages } from './texts/common-messages';
import type { FeatureMessages } from './feature-messages';

/** Splits `validation.password.tooShort?minimum=6` into the key and its values. */
function splitMessage(message: string): { key: string; values: Record<string, string | number> } {
  const mark = message.indexOf('?');
  if (mark < 0) return { key: message, values: {} };
  const entries = [...new URLSearchParams(message.slice(mark + 1))].map(([name, value]): [string, string | number] => [
    name,
    /^(0|[1-9]\d{0,14})(\.\d{1,3})?$/.test(value) ? Number(value) : value,
  ]);
  return { key: message.slice(0, mark), values: Object.fromEntries(entries) };
}

export type FieldMessage = (message: string | undefined) => string | undefined;

/** Translates a message about a field. Each feature's texts are searched, then the common ones. */
export type FieldMessages = (messages: FeatureMessages, message: string | undefined) => string | undefined;

/**
 * Translates field messages of forms and the service. A message is a key of the given or the common texts, with
 * optional values after a question mark; anything else is shown unchanged. Suspends until the texts of all these
 * features are loaded.
 */
export function useFieldMessages(all: readonly FeatureMessages[]): FieldMessages {
  const { t, i18n } = useTranslation([...all.map(({ namespace }) => namespace), commonMessages.namespace]);
  return useCallback(
    (messages, message) => {
      if (message === undefined || message === '') return undefined;
      const { key, values } = splitMessage(message);
      const namespace = [messages.namespace, commonMessages.namespace].find((ns) =>
        i18n.exists(key, { ...values, ns }),
      );
      return namespace === undefined ? message : t(key, { ...values, ns: namespace });
    },
    [t, i18n],
  );
}

/** Same as `useFieldMessages` for one feature, or for the common messages only. */
export function useFieldMessage(messages: FeatureMessages = commonMessages): FieldMessage {
  const textOf = useFieldMessages([messages]);
  return useCallback((message) => textOf(messages, message), [textOf, messages]);
}
