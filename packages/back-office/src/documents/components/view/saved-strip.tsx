import { useTexts } from '@atrium/i18n';
import { Banner, ButtonLink } from '@atrium/ui-kit';
import { documentsMessages } from '../../../components/documents/messages';
import { paths } from '../../../paths';
import { EditingStrip } from '../edit/editing-strip';
import type { SavedPartProps } from './saved-part-props';

/** Below the bar: who is editing the document, or that an earlier version is shown. */
export function SavedStrip({ document, version: { number }, actions }: SavedPartProps) {
  const { id, current_version: current } = document;
  const text = useTexts(documentsMessages);
  if (number === current) return <EditingStrip document={document} editing={actions.editing} />;
  return (
    <Banner
      action={
        <ButtonLink href={paths.documents.details.href(id)} size="s">
          {text('versions.showCurrent')}
        </ButtonLink>
      }
      flush
      tone="info"
    >
      {text('versions.earlier', { number, current })}
    </Banner>
  );
}
