import { ButtonLink, Stack } from '@atrium/ui-kit';
import type { ReactNode } from 'react';

export interface OutcomeProps {
  readonly children: ReactNode;
  readonly action: { readonly href: string; readonly label: string };
  /** A secondary action below the main one. */
  readonly aside?: ReactNode;
}

/** The result of an action and the next step. */
export function Outcome({ children, action, aside }: OutcomeProps) {
  return (
    <Stack gap={6}>
      <div className="auth-outcome">{children}</div>
      <ButtonLink block href={action.href} size="l" variant="primary">
        {action.label}
      </ButtonLink>
      {aside !== undefined && <div className="auth-aside">{aside}</div>}
    </Stack>
  );
}
