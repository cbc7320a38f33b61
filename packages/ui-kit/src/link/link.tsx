import { createElement, use } from 'react';
import { LinkContext } from './link-provider';
import type { LinkProps } from './link-provider';

/** A link inside the application, rendered the way the `LinkProvider` says; a plain anchor without one. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
