import type { BodyOf, ShapeOf, signDraftEndpoint } from '../../contract';
import type { Handlers } from '../http/call';
import { invalid, ProblemError, requireVersion } from '../http/problem';
import type { FakeDraft, FakeState } from '../state';
import { documentOf, draftOf, showDocument } from './document';
import { replaceDraftPdf, showDraft } from './document-draft';
import { addPdfVersion, versionOf } from './documents';
import { requireUnsigned } from './drawing';
import { refuseWhileEdited } from './edit-lock';

type SignatureInput = BodyOf<ShapeOf<typeof signDraftEndpoint>>;

/** The fake opens the files of `certificateFiles`; the content of such a file is its name. */
function openCertificate(
  { certificateFiles, timeStampAuthority }: FakeState,
  { file, password }: { readonly file: string; readonly password: string },
) {
  const known = certificateFiles.filter(({ name }) => name === atob(file));
  if (known.length === 0) throw invalid({ certificate: ['This file is not a certificate with its private key.'] });
  const opened = known.find((one) => one.password === password);
  if (opened === undefined) throw invalid({ password: ['The certificate and password combination is incorrect.'] });
  const { holder, issuer, valid_until } = opened.facts;
  return { holder, issuer, valid_until, time_stamp: timeStampAuthority !== null };
}

/** What makes the result signed. */
function applySignature(
  state: FakeState,
  { signature }: Pick<FakeDraft, 'signature'>,
  input: SignatureInput,
): 'certificate' | 'picture' {
  const { picture, place, certificate, without_time_stamp: isUnstamped = false } = input;
  if (certificate === null) {
    requireUnsigned(signature === 'certificate');
    if (picture === null) throw invalid({ picture: ['Fill in this field.'] });
    if (place === null) throw invalid({ place: ['Fill in this field.'] });
    return 'picture';
  }
  openCertificate(state, certificate);
  if (state.timeStampAuthority === 'silent' && !isUnstamped)
    throw new ProblemError(
      409,
      'time_stamp_unavailable',
      'The time stamp authority does not answer, so the document was not signed. Try again, or sign without a time stamp.',
    );
  return 'certificate';
}

export const signingHandlers = {
  checkSigningCertificate: ({ state, body }) => openCertificate(state, body),

  signDocument: (call) => {
    const { state, params, body, user } = call;
    const document = documentOf(state, params.id);
    const from = versionOf(call);
    const signature = applySignature(state, from, body);
    refuseWhileEdited(call, document.id);
    requireVersion(document, body._version, (newer) => showDocument(newer, user()));
    addPdfVersion(call, document, from, { kind: 'signed', signature });
    return showDocument(document, user());
  },

  signDraft: ({ state, params, user, body }) => {
    const draft = draftOf(state, params.id, user());
    const signature = applySignature(state, draft, body);
    requireVersion(draft, body._version, showDraft);
    return replaceDraftPdf(state, draft, { kind: 'signed', signature });
  },
} satisfies Handlers;
