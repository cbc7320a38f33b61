import type { LinkProps } from '@atrium/ui-kit';
import { Link } from 'react-router';

/** Link component of the UI kit that navigates with the router. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
