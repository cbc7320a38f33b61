import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { CircleDot } from 'lucide-react';
import { documentsMessages } from '../../../components/documents/messages';

interface SaveStatusProps {
  isSaving: boolean;
  /** Why the last save failed; undefined without a failure. */
  problem: string | undefined;
}

/** Whether a draft is being saved, could not be saved, or is not saved yet. */
export function SaveStatus({ isSaving, problem }: SaveStatusProps) {
  const text = useTexts(documentsMessages);
  if (isSaving)
    return (
      <Status running tone="accent">
        {text('preview.saving')}
      </Status>
    );
  if (problem === 'unreachable') return <Status tone="danger">{text('preview.noAnswer')}</Status>;
  return (
    <Status icon={CircleDot} tone="warning">
      {text('preview.notSaved')}
    </Status>
  );
}
