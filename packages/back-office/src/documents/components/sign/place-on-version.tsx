import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useSigningCalls } from '../../api/signing';
import { documentSignMessages } from './messages';
import { PlaceFrame } from './place-frame';
import type { PreparedSignature } from './prepared-signature';
import { useSigning } from './use-signing';

interface PlaceOnVersionProps {
  document: DocumentDetails;
  /** The version that is signed. It stays the same when a colleague saves a newer one. */
  version: DocumentVersion;
  signature: PreparedSignature;
  onLeave: () => void;
  onSigned: () => void;
}

/** Signs a version of a saved document. The result is the next version. */
export function PlaceOnVersion({ document, version, signature, onLeave, onSigned }: PlaceOnVersionProps) {
  const { id, title, template } = document;
  const [{ number }] = useState(version);
  const text = useTexts(documentSignMessages);
  const notify = useNotify();
  const { signVersion, readDocument } = useSigningCalls();
  const [seen, setSeen] = useState(document.version);
  const user = useCurrentUser();

  function finish(next: number) {
    notify({ tone: 'success', title: text('signed'), text: text('signedVersion', { number: next }) });
    onSigned();
  }

  const signing = useSigning({
    signature,
    send: async (input) => {
      const signed = await signVersion(id, number, { ...input, _version: seen });
      finish(signed.current_version);
    },
    follow: async (isLost) => {
      const newer = await readDocument(id);
      const { kind, parent, author } = newer.current;
      const isOwn = kind === 'signed' && parent === number && author.id === user?.id && newer.version === seen + 1;
      if (isLost && isOwn) {
        finish(newer.current_version);
        return undefined;
      }
      setSeen(newer.version);
      return text('newer', { name: newer.last_modified.full_name });
    },
  });
  return (
    <PlaceFrame
      fileKey={`${id} ${number}`}
      onLeave={onLeave}
      signature={signature}
      signing={signing}
      source={{ documentId: id, number }}
      templateId={template.id}
      title={title}
    />
  );
}
