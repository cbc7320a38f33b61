import { createContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** What every link of the kit is rendered with: an anchor's attributes, `href` always set. */
export type LinkProps = ComponentProps<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /**
   * Renders the links inside the application, so that the router can take the click.
   * @example (props) => <RouterLink to={props.href} {...props} />
   */
  component: LinkComponent;
  children: ReactNode;
}

/** Tells the kit once how the application renders a link; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
