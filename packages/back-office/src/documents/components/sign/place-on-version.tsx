import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useReadDocument } from '../../../components/documents/api/documents';
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
  const read = useReadDocument();
  const { signVersion } = useSigningCalls();
  const [seen, setSeen] = useState(document.version);
  const signing = useSigning({
    signature,
    send: async (input) => {
      const { current_version: next } = await signVersion(id, number, { ...input, _version: seen });
      notify({ tone: 'success', title: text('signed'), text: text('signedVersion', { number: next }) });
      onSigned();
    },
    follow: async () => {
      const newer = await read(id);
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
