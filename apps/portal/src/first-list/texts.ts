import type { TextTree } from '@atrium/i18n';

/** Texts by namespace, in the language of the page. The build writes those that the script can show. */
declare const __FIRST_TEXTS__: Readonly<Record<string, TextTree>>;

/** `list.title` of a namespace; undefined if there is none. */
export function textOf(namespace: string, key: string): string | undefined {
  let found: TextTree | string | undefined = __FIRST_TEXTS__[namespace];
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
