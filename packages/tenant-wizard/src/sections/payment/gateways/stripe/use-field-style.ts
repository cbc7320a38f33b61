import type { StripeElementStyle } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

/** Style of a field's text. The line is as high as the field, so that all of it can be pressed. */
function readStyle(shell: HTMLElement): StripeElementStyle {
  const { color, fontFamily, fontSize, height, borderTopWidth, borderBottomWidth } = getComputedStyle(shell);
  const inside = Number.parseFloat(height) - Number.parseFloat(borderTopWidth) - Number.parseFloat(borderBottomWidth);
  const line = inside > 0 ? { lineHeight: `${inside}px` } : {};
  return { base: { color, fontFamily, fontSize, ...line }, invalid: { color, iconColor: color } };
}

/** Attributes and queries that change the kit's theme or field size. */
const queries = ['(prefers-color-scheme: dark)', '(max-width: 768px)'];

function followLook(onChange: () => void): () => void {
  const lists = queries.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  const chosenTheme = new MutationObserver(onChange);
  chosenTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
    chosenTheme.disconnect();
  };
}

/** Style for a Stripe frame, which our style sheets do not reach; undefined without a field. */
export function useFieldStyle(shell: HTMLElement | null): StripeElementStyle | undefined {
  const look = useSyncExternalStore(followLook, () => shell && JSON.stringify(readStyle(shell)));
  return useMemo(() => (look === null ? undefined : (JSON.parse(look) as StripeElementStyle)), [look]);
}
