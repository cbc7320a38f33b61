import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeatureMessages, TextTree } from './feature-messages';
import type { TextKey, TextValue } from './text-types';

export interface RichTextProps<Tree extends TextTree> {
  readonly messages: FeatureMessages<Tree>;
  readonly text: TextKey<Tree>;
  /** The elements the text names: `<terms>the terms</terms>` renders its words inside the element `terms`. */
  readonly elements: Readonly<Record<string, ReactElement>>;
  readonly values?: Readonly<Record<string, TextValue>>;
}

const named = /<(\w+)>(.*?)<\/\1>/g;

function withElements(text: string, elements: RichTextProps<TextTree>['elements'], words: (text: string) => string) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(named)) {
    const [whole, name = '', inside = ''] = match;
    const element = elements[name];
    if (element === undefined) continue;
    parts.push(words(text.slice(end, match.index)), cloneElement(element, undefined, words(inside)));
    end = match.index + whole.length;
  }
  return [...parts, words(text.slice(end))];
}

/** A sentence with links or emphasis, placed by each language's text. Values are never parsed as elements. */
export function RichText<Tree extends TextTree>({ messages, text, elements, values }: RichTextProps<Tree>) {
  const { t, i18n } = useTranslation(messages.namespace);
  const key: string = text;
  const sentence = t(key, { ...values, skipInterpolation: true });
  const words = (part: string) => i18n.services.interpolator.interpolate(part, { ...values }, i18n.language, {});
  return createElement(Fragment, undefined, ...withElements(sentence, elements, words));
}
