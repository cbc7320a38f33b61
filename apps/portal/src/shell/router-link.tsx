import type { LinkProps } from '@atrium/ui-kit';
import { Link } from 'react-router';

/** How the kit's links go to other pages without reloading the portal. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
