import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Enfilade } from '../enfilade/enfilade';
import { Link } from '../link/link';
import { Wordmark } from '../wordmark/wordmark';

export interface AuthLayoutProps {
  /** The product's name, announced for the wordmark. */
  brand: string;
  /** Link of the wordmark. */
  brandHref: string;
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** `narrow` for a login, `wide` for a registration. */
  width?: 'narrow' | 'wide' | undefined;
  /** Shows the drawing as a band on a phone; for short forms. */
  band?: boolean | undefined;
  /** Shown at the bottom of the column: languages and help. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Layout of pages before login: the form in one half, the enfilade in the other. */
export function AuthLayout(props: AuthLayoutProps) {
  const { brand, brandHref, title, lead, width = 'narrow', band = false, footer, children } = props;
  return (
    <div className={classNames('a-auth', `a-auth--${width}`, band && 'a-auth--band')}>
      <div className="a-auth__main">
        <header className="a-auth__head">
          <Link className="a-auth__brand" href={brandHref}>
            <Wordmark name={brand} />
          </Link>
        </header>
        <main className="a-auth__column">
          <div className="a-auth__intro">
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p className="a-auth__lead">{lead}</p>}
          </div>
          {children}
        </main>
        {footer && <footer className="a-auth__foot">{footer}</footer>}
      </div>
      <div className="a-auth__art">
        <Enfilade />
      </div>
      {band && (
        <div className="a-auth__band">
          <Enfilade format="band" />
        </div>
      )}
    </div>
  );
}
