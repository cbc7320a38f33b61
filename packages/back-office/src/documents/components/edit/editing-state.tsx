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
export function EditingState({ editing: { own, other, here }, children }: EditingStateProps) {
  const text = useTexts(documentEditingMessages);
  if (other !== undefined)
    return (
      <Status icon={Lock} tone="accent">
        {text('other.state', { name: other.user.full_name })}
      </Status>
    );
  const program = own?.program ?? here?.program;
  if (program === undefined) return children;
  return (
    <Status icon={FilePenLine} tone="accent">
      {text(`own.state.${program}`)}
    </Status>
  );
}
