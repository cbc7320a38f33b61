import type { DocumentDraft } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState, type ReactNode } from 'react';
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
  const { signDraft, readDraft } = useSigningCalls();
  const [seen, setSeen] = useState(version);

  function finish() {
    notify({ tone: 'success', title: text('signedDraft') });
    onSigned();
  }

  const signing = useSigning({
    signature,
    send: async (input) => {
      await signDraft(id, { ...input, _version: seen });
      finish();
    },
    follow: async (isLost) => {
      const newer = await readDraft(id);
      if (isLost && newer.kind === 'signed' && newer.version === seen + 1) {
        finish();
        return undefined;
      }
      setSeen(newer.version);
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
