import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { FeatureMessages, TextTree } from './feature-messages';
import type { TextKey, TextValue } from './text-types';

export interface RichTextProps<Tree extends TextTree> {
  readonly messages: FeatureMessages<Tree>;
  readonly text: TextKey<Tree>;
  /** The elements the text names: `<terms>the terms</terms>` becomes the element `terms` around its words. */
  readonly elements: Readonly<Record<string, ReactElement>>;
  readonly values?: Readonly<Record<string, TextValue>>;
}

/** A sentence with links or emphasis inside, whose order each language decides. */
export function RichText<Tree extends TextTree>({ messages, text, elements, values }: RichTextProps<Tree>) {
  const { t } = useTranslation(messages.namespace);
  return <Trans t={t} ns={messages.namespace} i18nKey={text} components={elements} values={{ ...values }} />;
}
