import { createElement, use } from 'react';
import { LinkContext } from './link-provider';
import type { LinkProps } from './link-provider';

/** A link within the application, rendered by the component of `LinkProvider`, else a plain anchor. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
