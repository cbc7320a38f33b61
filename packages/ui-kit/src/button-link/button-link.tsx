import { ButtonContent, buttonClassName } from '../button/button-content';
import type { ButtonLook } from '../button/button-content';
import { useLinkComponent } from '../link/link-provider';
import type { LinkComponent, LinkProps } from '../link/link-provider';

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** Overrides the link of the `LinkProvider`, for instance with a plain anchor for another site. */
  linkComponent?: LinkComponent | undefined;
}

/** A link that looks like a button: it goes somewhere, and can be opened in a new tab. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconEnd, shortLabel, linkComponent, className, children, ...rest } = props;
  const ProvidedLink = useLinkComponent();
  const Link = linkComponent ?? ProvidedLink;
  return (
    <Link {...rest} className={buttonClassName({ variant, size, block }, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd} shortLabel={shortLabel} size={size}>
        {children}
      </ButtonContent>
    </Link>
  );
}
