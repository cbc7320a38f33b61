import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface CardProps {
  title?: ReactNode;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3 | undefined;
  /** Small text beside the title ("checked 10:42"). */
  note?: ReactNode;
  /** Shown at the right of the title: a badge or a small button. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Removes the padding of the body, for tables and lists. */
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A block of a details page. Do not nest cards; use dividers instead. */
export function Card({ title, headingLevel = 2, note, actions, footer, flush, className, children }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames('a-card', className)}>
      {(title || actions) && (
        <header className="a-card__head">
          <div className="a-card__titles">
            {title && <Heading className="a-card__title">{title}</Heading>}
            {note && <span className="a-card__note">{note}</span>}
          </div>
          {actions && <div className="a-card__actions">{actions}</div>}
        </header>
      )}
      <div className={classNames('a-card__body', flush === true && 'a-card__body--flush')}>{children}</div>
      {footer && <footer className="a-card__foot">{footer}</footer>}
    </section>
  );
}
