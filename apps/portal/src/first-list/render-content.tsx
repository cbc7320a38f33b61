import { commonMessages, type Language, type TextTree } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { features } from '../features';
import { portalMessages } from '../messages';
import type { FirstNavigation } from './first-navigation';

export interface FirstListContent {
  /** All texts by namespace. */
  readonly texts: Readonly<Record<string, TextTree>>;
  readonly navigation: FirstNavigation;
  /** HTML of the icons of the navigation, in its order. */
  readonly icons: string;
}

const navigation = features.flatMap((feature) => feature.navigation);
const messages = [portalMessages, commonMessages, ...features.flatMap((feature) => feature.messages)];

/** What the scripts of the first lists show in addition to their code. */
export async function renderFirstList(language: Language): Promise<FirstListContent> {
  const texts = messages.map(async ({ namespace, resources }) => [namespace, await resources[language]()] as const);
  return {
    texts: Object.fromEntries(await Promise.all(texts)),
    navigation: navigation.map(({ id, labelKey, href, group, permission }) => ({
      id,
      labelKey,
      href,
      group,
      permission,
    })),
    icons: navigation
      .map(({ icon }) => renderToStaticMarkup(<Icon className="a-navigation__icon" icon={icon} />))
      .join(''),
  };
}
