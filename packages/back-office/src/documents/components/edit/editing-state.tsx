import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { FilePenLine, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentEditingMessages } from './messages';
import type { Editing } from './use-editing';

interface EditingStateProps {
  editing: Editing;
  /** The state of the document, shown while it is not being edited. */
  children: ReactNode;
}

/** Who is editing a document, in place of its state. */
export function EditingState({ editing: { own, other }, children }: EditingStateProps) {
  const text = useTexts(documentEditingMessages);
  if (other !== undefined)
    return (
      <Status icon={Lock} tone="accent">
        {text('other.state', { name: other.user.full_name })}
      </Status>
    );
  if (own === undefined) return children;
  return (
    <Status icon={FilePenLine} tone="accent">
      {text(`own.state.${own.program}`)}
    </Status>
  );
}
