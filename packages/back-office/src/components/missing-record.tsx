import { ButtonLink, ErrorState } from '@atrium/ui-kit';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

interface MissingRecordProps {
  /** "Unable to find specified role" */
  title: string;
  children: ReactNode;
  /** The list that the record would be in. */
  list: { readonly href: string; readonly label: string };
}

/** Replaces the page of a record that does not exist, or that the user may not see. */
export function MissingRecord({ title, children, list }: MissingRecordProps) {
  return (
    <ErrorState
      actions={
        <ButtonLink href={list.href} icon={ArrowLeft}>
          {list.label}
        </ButtonLink>
      }
      headingLevel={1}
      icon={SearchX}
      title={title}
    >
      {children}
    </ErrorState>
  );
}
