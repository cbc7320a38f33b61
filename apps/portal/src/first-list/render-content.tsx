import { commonMessages, type FeatureMessages, type Language, type TextTree } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { features } from '../features';
import { portalMessages } from '../messages';
import { namespaceOf } from '../text-namespace';
import type { FirstNavigation } from './first-navigation';

export interface FirstListContent {
  /** Texts by namespace. */
  readonly texts: Readonly<Record<string, TextTree>>;
  readonly navigation: FirstNavigation;
  /** HTML of the icons of the navigation, in its order. */
  readonly icons: string;
}

/** The namespaces of the texts that each list shows. */
const namespacesOf = {
  tenants: ['tenants', 'tenant-list', 'lists'],
  customers: ['back-office', 'customers', 'lists'],
} as const satisfies Record<string, readonly string[]>;

const navigation = features.flatMap((feature) => feature.navigation);

function only(tree: TextTree, [first = '', ...rest]: readonly string[]): TextTree {
  const found = tree[first];
  if (found === undefined) return {};
  return { [first]: typeof found === 'string' ? found : only(found, rest) };
}

/** The texts that label the navigation. */
function labelsOf(namespace: string, texts: TextTree): TextTree {
  const labels = navigation.filter(({ labelKey }) => namespaceOf(labelKey) === namespace);
  const trees = labels.map(({ labelKey }) => only(texts, labelKey.slice(namespace.length + 1).split('.')));
  return trees.reduce(mergeTexts, {});
}

function mergeTexts(one: TextTree, other: TextTree): TextTree {
  const merged = Object.entries(other).map(([key, value]) => {
    const known = one[key];
    return [key, typeof known === 'object' && typeof value === 'object' ? mergeTexts(known, value) : value];
  });
  return { ...one, ...Object.fromEntries(merged) };
}

async function textsOf(
  messages: readonly FeatureMessages[],
  language: Language,
  part = (_: string, texts: TextTree) => texts,
) {
  const loaded = messages.map(async ({ namespace, resources }) => [
    namespace,
    part(namespace, await resources[language]()),
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}

/** What the script of a first list needs in addition to its code. */
export async function renderFirstList(list: keyof typeof namespacesOf, language: Language): Promise<FirstListContent> {
  const shown: readonly string[] = namespacesOf[list];
  const all = features.flatMap(({ messages }) => messages);
  const labelled = new Set(navigation.map(({ labelKey }) => namespaceOf(labelKey)));
  const labels = all.filter(({ namespace }) => labelled.has(namespace));
  const whole = [portalMessages, commonMessages, ...all.filter(({ namespace }) => shown.includes(namespace))];
  return {
    texts: { ...(await textsOf(labels, language, labelsOf)), ...(await textsOf(whole, language)) },
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
