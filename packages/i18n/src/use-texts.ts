import { useTranslation } from 'react-i18next';
import { useCallback } from 'react';
import { commonMessages, type CommonTexts } from './texts/common-messages';
import type { FeatureMessages, TextTree } from './feature-messages';
import type { TextValue, Texts } from './text-types';

/** The texts of a feature in the current language, type-checked against the English texts. */
export function useTexts<Tree extends TextTree>(messages: FeatureMessages<Tree>): Texts<Tree> {
  const { t } = useTranslation(messages.namespace);
  return useCallback(
    (key, ...[values]) => {
      const anyKey: string = key;
      const anyValues: Readonly<Record<string, TextValue>> = { ...values };
      return t(anyKey, anyValues);
    },
    [t],
  );
}

/** Texts used everywhere, such as "Save", "Cancel" and "Retry". */
export function useCommonTexts(): Texts<CommonTexts> {
  return useTexts(commonMessages);
}

export type TextLookup = (
  messages: FeatureMessages,
  key: string,
  values?: Readonly<Record<string, TextValue>>,
) => string;

/** Looks up texts of any feature by namespace, for the shell's titles and links. The namespace must be loaded. */
export function useTextLookup(): TextLookup {
  const { t } = useTranslation(commonMessages.namespace);
  return useCallback((messages, key, values) => t(key, { ...values, ns: messages.namespace }), [t]);
}
