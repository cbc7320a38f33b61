import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { commonMessages } from './texts/common-messages';
import type { FeatureMessages } from './feature-messages';

/** `validation.password.tooShort?minimum=6` is the key before the question mark and the values after it. */
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

/** What a form or the service says about a field, in the words of those texts. */
export type FieldMessages = (messages: FeatureMessages, message: string | undefined) => string | undefined;

/**
 * Turns what a form or the service says about a field into the text to show. A key, of the given texts or else a common one,
 * may have values after a question mark; what is no key is shown as it is. Waits for the texts of all these features.
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

/** The same for the fields of one feature, or those with common messages alone. */
export function useFieldMessage(messages: FeatureMessages = commonMessages): FieldMessage {
  const textOf = useFieldMessages([messages]);
  return useCallback((message) => textOf(messages, message), [textOf, messages]);
}
