import type { LinkProps } from '@atrium/ui-kit';

/** A link that leaves the portal in a tab of its own. */
export function ExternalAnchor({ children, ...props }: LinkProps) {
  return (
    <a {...props} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}
