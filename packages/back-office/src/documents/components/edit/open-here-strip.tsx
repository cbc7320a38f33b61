import type { EditSession } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Button, ButtonLink, useNotify } from '@atrium/ui-kit';
import { Lock } from 'lucide-react';
import { useFailureText } from '../../../components/use-failure-text';
import { paths } from '../../../paths';
import { useFinishEditSession } from '../../api/edit-sessions';
import { documentEditingMessages } from './messages';

interface OpenHereStripProps {
  documentId: string;
  /** The user's editing on another page of the portal, or on one that was closed. */
  session: EditSession;
}

/** Leads back to a page on which the user is editing the document, or ends editing there. */
export function OpenHereStrip({ documentId, session }: OpenHereStripProps) {
  const text = useTexts(documentEditingMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutate: finish, isPending } = useFinishEditSession();
  const end = () =>
    finish(
      { params: { id: documentId, session_id: session.id } },
      { onError: (error) => notify({ tone: 'error', title: text('own.doneFailed'), text: failureText(error) }) },
    );
  return (
    <Banner
      action={
        <>
          <Button busy={isPending} onClick={end} size="s" variant="ghost">
            {text('here.end')}
          </Button>
          <ButtonLink href={paths.documents.edit.href(documentId)} size="s">
            {text('here.continue')}
          </ButtonLink>
        </>
      }
      flush
      icon={Lock}
      tone="info"
    >
      {text('own.wait.page')}
    </Banner>
  );
}
