import type { DocumentContent } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useContent } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';
import { LoadedRecord } from '../../../components/loaded-record';
import { paths } from '../../../paths';
import { fromContent, isStarted } from '../../model/new-document';
import { readSavedDocument, saveDocument } from '../../model/saved-document';
import { LossDialog } from '../view/loss-dialog';

/** Opens the steps of a new document with what another one was made from. */
export function CopiedDocument({ id }: { id: string }) {
  const text = useTexts(documentsMessages);
  return (
    <LoadedRecord
      listHref={paths.documents.href()}
      query={useContent(id)}
      texts={{
        loading: text('loading'),
        failed: text('edit.failed'),
        missing: text('missing.title'),
        missingText: text('missing.text'),
        list: text('table'),
      }}
    >
      {(content) => <Copied content={content} />}
    </LoadedRecord>
  );
}

function Copied({ content }: { content: DocumentContent }) {
  const text = useTexts(documentsMessages);
  const navigate = useNavigate();
  const { id: userId = '' } = useCurrentUser() ?? {};
  const [isAsking, setAsking] = useState(() => isStarted(readSavedDocument(userId)));
  const open = useEffectEvent(() => {
    saveDocument(userId, fromContent({ ...content, title: null }, { draft: null, base: null }));
    void navigate(paths.documents.new.fields.href(), { replace: true });
  });
  useEffect(() => {
    if (!isAsking) open();
  }, [isAsking]);
  if (!isAsking) return null;
  return (
    <LossDialog
      action={text('duplicate.action')}
      loss="unfinished"
      onCancel={() => void navigate(paths.documents.href(), { replace: true })}
      onConfirm={() => setAsking(false)}
    />
  );
}
