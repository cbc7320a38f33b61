import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { Lock } from 'lucide-react';
import { LockedStrip } from './locked-strip';
import { OpenHereStrip } from './open-here-strip';
import { documentEditingMessages } from './messages';
import type { Editing } from './use-editing';

interface EditingStripProps {
  document: DocumentDetails;
  editing: Editing;
}

/** Below the bar of a document: what waits while it is being edited. */
export function EditingStrip({ document, editing: { own, other, here } }: EditingStripProps) {
  const { id, current_version: number, allowed_actions: allowed } = document;
  const text = useTexts(documentEditingMessages);
  if (other !== undefined)
    return <LockedStrip documentId={id} mayAsk={allowed.includes('update')} number={number} session={other} />;
  if (own === undefined) return here === undefined ? null : <OpenHereStrip documentId={id} session={here} />;
  return (
    <Banner flush icon={Lock} tone="info">
      {text(`own.wait.${own.program}`)}
    </Banner>
  );
}
