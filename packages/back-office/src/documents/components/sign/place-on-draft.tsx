import type { DocumentDraft } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { useSigningCalls } from '../../api/signing';
import { documentSignMessages } from './messages';
import { PlaceFrame } from './place-frame';
import type { PreparedSignature } from './prepared-signature';
import { useSigning } from './use-signing';

interface PlaceOnDraftProps {
  draft: DocumentDraft;
  signature: PreparedSignature;
  onLeave: () => void;
  onSigned: () => void;
  /** Asks before the preview is left. */
  question: ReactNode;
}

/** Signs a preview that is not saved. The result replaces its PDF. */
export function PlaceOnDraft({ draft, signature, onLeave, onSigned, question }: PlaceOnDraftProps) {
  const { id, title, version, template } = draft;
  const text = useTexts(documentSignMessages);
  const notify = useNotify();
  const { signDraft, refreshDrafts } = useSigningCalls();
  const signing = useSigning({
    signature,
    send: async (input) => {
      await signDraft(id, { ...input, _version: version });
      notify({ tone: 'success', title: text('signedDraft') });
      onSigned();
    },
    follow: async () => {
      await refreshDrafts();
      return text('newerDraft');
    },
  });
  return (
    <PlaceFrame
      fileKey={`${id} ${version}`}
      onLeave={onLeave}
      question={question}
      signature={signature}
      signing={signing}
      source={{ draftId: id }}
      templateId={template.id}
      title={title}
    />
  );
}
