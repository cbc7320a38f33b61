import type { ReactNode } from 'react';
import { Doorway } from '../doorway/doorway';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next action: a primary button for "nothing yet", Clear all for "filtered out". */
  actions?: ReactNode;
  /** Shows the doorway; for "nothing yet" only. */
  drawing?: boolean | undefined;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3 | undefined;
}

/** Explains an empty page or list and what to do: nothing yet, filtered out, or no permission. */
export function EmptyState({ title, children, actions, drawing, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="a-empty">
      {drawing === true && <Doorway />}
      <Heading className="a-empty__title">{title}</Heading>
      {children && <div className="a-empty__text">{children}</div>}
      {actions && <div className="a-empty__actions">{actions}</div>}
    </div>
  );
}
