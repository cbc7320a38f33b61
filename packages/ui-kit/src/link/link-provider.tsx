import { createContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** Props of the application's link component: an anchor's attributes with `href`. */
export type LinkProps = ComponentProps<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /**
   * Renders links within the application, so that the router can handle clicks.
   * @example (props)
   */
  component: LinkComponent;
  children: ReactNode;
}

/** Sets the link component of the application. Without it, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
