import { Avatar } from '../avatar/avatar';
import { Link } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface UserBadgeProps {
  name: string;
  /** Address of the user's picture. */
  picture?: string | undefined;
  /** Position or e-mail. */
  detail: string;
  /** URL of the user's settings. */
  href: string;
  /** Label of the link ("Settings"), announced before the name. */
  label: string;
}

/** The logged-in user; links to the settings. */
export function UserBadge({ name, picture, detail, href, label }: UserBadgeProps) {
  return (
    <Link className="a-user-badge" href={href}>
      <Avatar name={name} picture={picture} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className="a-user-badge__words">
        <span className="a-user-badge__name">{name}</span>
        <span className="a-user-badge__detail">{detail}</span>
      </span>
    </Link>
  );
}
