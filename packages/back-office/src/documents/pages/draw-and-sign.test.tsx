import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userWith } from '../../testing/user-with';
import { paths } from '../../paths';
import {
  documentId,
  draftId,
  sampleDocument,
  sampleDraft,
  sealedDocument,
  signedId,
} from '../testing/sample-documents';
import { openDocuments } from '../testing/open-documents';
import { wideWindow } from '../../testing/wide-window';

// A response of jsdom's own blobs has no bytes.
vi.mock(import('../../components/documents/api/document-files'), async (original) => {
  const { samplePdf } = await import('../../testing/sample-pdf');
  const file = samplePdf([{ lines: ['Ponudba'] }]);
  return { ...(await original()), loadFile: async () => ({ name: 'a.pdf', blob: await new Response(file).blob() }) };
});
// jsdom has no canvas.
vi.mock(import('../../components/signature/make-picture'), async (original) => ({
  ...(await original()),
  drawnInk: () => null,
  typedInk: () => document.createElement('canvas'),
  keptInk: () => Promise.resolve(document.createElement('canvas')),
  toPicture: () => Promise.resolve({ png: new Blob(['PNG']), bare: new Blob(['ink']), width: 200, height: 80 }),
}));

const details = paths.documents.details.href(documentId);
const preview = paths.documents.new.preview.href(sampleDraft.id);
const drawn = (number: number) => `POST /documents/${documentId}/versions/${number}/drawn`;
const signed = `POST /documents/${documentId}/versions/2/signed`;

beforeAll(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  wideWindow();
});

type Opened = Awaited<ReturnType<typeof openDocuments>>;
type Opening = NonNullable<Parameters<typeof openDocuments>[1]>;

/** Draws a line on the first page. */
async function drawLine() {
  const layer = await waitFor(
    () => {
      const found = document.querySelector('.drawing-layer');
      if (found === null) throw new Error('Nothing to draw on yet.');
      return found;
    },
    { timeout: 10_000 },
  );
  const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX, clientY: 60 });
  fireEvent.pointerDown(layer, at(40));
  fireEvent.pointerMove(layer, at(90));
  fireEvent.pointerUp(layer, at(90));
}

async function openDrawing(path = details, opening: Opening = {}) {
  const opened = await openDocuments(path, opening);
  // The first page transforms the code of the viewer.
  await screen.findByRole('button', { name: opening.language === 'sl' ? 'Riši' : 'Draw' }, { timeout: 15_000 });
  await opened.user.keyboard('d');
  return opened;
}

describe('drawing', () => {
  it('starts with D, and saves a copy as the next version', async () => {
    const { user, sent, state } = await openDrawing();
    await screen.findByRole('heading', { name: `Drawing on ${sampleDocument.title}` });
    const save = screen.getByRole('button', { name: /^Save copy with drawing/ });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await drawLine();
    await screen.findByText('1 stroke, the original stays as it is');
    expect(hasUnsavedWork()).toBe(true);
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('The copy with the drawing is saved');
    expect(sent(drawn(2))).toMatchObject([{ _version: 1, strokes: [{ page: 1, color: 'blue' }] }]);
    expect(state.documents[0]?.versions[0]).toMatchObject({ number: 3, kind: 'drawn', parent: 2, word: false });
    expect(await screen.findByText('With a drawing')).toBeDefined();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('keeps the strokes after a lost answer and after a change by a colleague', async () => {
    const { user, service, state } = await openDrawing();
    await drawLine();
    service.reachable = false;
    await user.click(await screen.findByRole('button', { name: /^Save copy with drawing/ }));
    await screen.findByText(/Your drawing is still here\.$/);
    service.reachable = true;
    Object.assign(state.documents[0] ?? {}, {
      version: 5,
      last_modified: { id: documentId, full_name: 'Andrej Novak' },
    });
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    await screen.findByText(/^Andrej Novak has changed the document/);
    screen.getByText(/^1 stroke/);
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    await screen.findByText('The copy with the drawing is saved');
    expect(state.documents[0]?.versions).toHaveLength(3);
  });

  it('is downloaded alone, and keeps the strokes when that fails', async () => {
    const { user, service, sent } = await openDrawing();
    await drawLine();
    service.reachable = false;
    const download = await screen.findByRole('button', { name: 'Download with drawing' });
    await user.click(download);
    await screen.findByText('The file with the drawing could not be downloaded');
    screen.getByText('The service cannot be reached. Check your connection and try again.');
    screen.getByText(/^1 stroke/);
    service.reachable = true;
    const route = `POST /documents/${documentId}/versions/2/drawing`;
    const { length: tried } = sent(route);
    await user.click(download);
    await waitFor(() => expect(sent(route).slice(tried)).toMatchObject([{ strokes: [{ page: 1 }] }]));
  });

  it('asks before strokes are lost', async () => {
    const { user } = await openDrawing();
    await drawLine();
    await screen.findByText(/^1 stroke/);
    await user.click(screen.getByRole('button', { name: 'Back to the preview' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the drawing?' }));
    await user.click(question.getByRole('button', { name: 'Keep drawing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByText(/^1 stroke/);
    await user.click(screen.getByRole('button', { name: 'Discard drawing' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Discard drawing' }));
    await screen.findByRole('button', { name: 'Draw' });
  });

  it('starts from the version before a signature, after a question', async () => {
    const { user, sent } = await openDrawing(details, {
      prepare: ({ service }) => {
        service.state.documents = [structuredClone(sealedDocument)];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Draw on version 1' }));
    await drawLine();
    await user.click(await screen.findByRole('button', { name: /^Save copy with drawing/ }));
    await screen.findByText('The copy with the drawing is saved');
    expect(sent(drawn(1))).toHaveLength(1);
  });

  it('is off if every version is signed, and not saved without the permission', async () => {
    await openDocuments(paths.documents.details.href(signedId), { account: userWith('view/documents') });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Draw' }).getAttribute('aria-disabled')).toBe('true'),
    );
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  });

  it('replaces the PDF of a preview once although the answer is lost, and asks before it is left, in Slovenian', async () => {
    const { user, back, state, loseNextAnswer } = await openDrawing(preview, { language: 'sl', visited: [details] });
    await drawLine();
    await back();
    const question = within(await screen.findByRole('alertdialog', { name: 'Želite zavreči risbo?' }));
    await user.click(question.getByRole('button', { name: 'Riši naprej' }));
    loseNextAnswer();
    await user.click(await screen.findByRole('button', { name: /^Shrani kopijo z risbo/ }));
    await screen.findByText(/Vaša risba je še tu\.$/);
    await user.click(screen.getByRole('button', { name: 'Shrani znova' }));
    await screen.findByText('Predogled zdaj vsebuje risbo');
    expect(state.documentDrafts).toMatchObject([{ id: draftId, word: false, version: 2 }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

const certificate = {
  name: 'maja.p12',
  password: 'secret-1',
  facts: {
    holder: 'Maja Kovač',
    tax_number: '59082437',
    issuer: 'SIGEN-CA G2',
    issuer_kind: 'other' as const,
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_until: '2028-03-14T00:00:00.000Z',
  },
};

const withCertificate: NonNullable<Opening['prepare']> = ({ service }) => {
  service.state.certificateFiles = [certificate];
};

async function openDialog(path = details, opening: Opening = {}) {
  const opened = await openDocuments(path, opening);
  await screen.findByRole('button', { name: opening.language === 'sl' ? 'Podpiši' : 'Sign' });
  await opened.user.keyboard('s');
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
  const type = await dialog.findByRole('radio', { name: opening.language === 'sl' ? 'Vtipkajte' : 'Type' });
  await opened.user.click(type);
  return { ...opened, dialog };
}

async function chooseCertificate({ user }: Pick<Opened, 'user'>, dialog: ReturnType<typeof within>, password: string) {
  await user.click(dialog.getByRole('switch', { name: /^Digital signature/ }));
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[accept=".p12,.pfx"]');
  if (input !== null) await user.upload(input, new File([certificate.name], certificate.name));
  await user.type(dialog.getByLabelText('Password of the certificate'), password);
}

describe('signing', () => {
  it('asks for a signature, then signs with its picture alone', async () => {
    const { user, dialog, sent, state } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Draw' }));
    await user.click(dialog.getByRole('button', { name: 'Place on page' }));
    await dialog.findByText('Draw, type or upload a signature.');
    await user.click(dialog.getByRole('radio', { name: 'Type' }));
    await user.click(dialog.getByRole('button', { name: 'Place on page' }));
    await screen.findByRole('heading', { name: 'Place the signature' });
    await screen.findByRole('application', {}, { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await screen.findByText('The document is signed');
    expect(sent(signed)).toMatchObject([{ certificate: null, picture: btoa('PNG'), place: { page: 1 }, _version: 1 }]);
    expect(state.documents[0]?.versions[0]).toMatchObject({ number: 3, kind: 'signed', signature: 'picture' });
  });

  it('keeps the signature on request, offers it first, deletes and restores it', async () => {
    const { user, dialog, sent, state } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: /^Keep this signature/ }));
    await user.click(dialog.getByRole('button', { name: 'Place on page' }));
    await screen.findByRole('heading', { name: 'Place the signature' });
    expect([...state.keptSignatures.values()]).toEqual([btoa('ink')]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    const again = within(await screen.findByRole('dialog'));
    await again.findByRole('img', { name: 'Your kept signature' });
    expect(again.queryByRole('checkbox', { name: /^Keep this signature/ })).toBeNull();
    await user.click(again.getByRole('button', { name: 'Delete this signature' }));
    await again.findByRole('checkbox', { name: /^Keep this signature/ });
    expect(again.queryByRole('radio', { name: 'Kept' })).toBeNull();
    await user.click(await again.findByRole('button', { name: 'Restore' }));
    await again.findByRole('radio', { name: 'Kept' });
    expect(sent('PUT /auth/signature')).toEqual([{ picture: btoa('ink') }, { picture: btoa('ink') }]);
  });

  it('checks the certificate before the placing, and asks to sign without a time stamp', async () => {
    const opened = await openDialog(details, {
      prepare: (fake) => {
        withCertificate(fake);
        fake.service.state.timeStampAuthority = 'silent';
      },
    });
    const { user, dialog, sent, state } = opened;
    await chooseCertificate(opened, dialog, 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Place on page' }));
    await dialog.findByText('The certificate and password combination is incorrect.');
    const password = dialog.getByLabelText('Password of the certificate');
    await waitFor(() => expect(document.activeElement).toBe(password));
    await user.clear(password);
    await user.type(password, certificate.password);
    await user.click(dialog.getByRole('button', { name: 'Place on page' }));
    await screen.findByText('SIGEN-CA G2');
    await screen.findByRole('application', {}, { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Sign and seal' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign without a time stamp?' }));
    await user.click(question.getByRole('button', { name: 'Sign without a time stamp' }));
    await screen.findByText('The document is signed');
    expect(sent(signed).at(-1)).toMatchObject({ without_time_stamp: true });
    expect(state.documents[0]?.versions[0]).toMatchObject({ signature: 'certificate' });
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      certificate.password,
    );
  });

  it('takes no picture alone for a document that a certificate has sealed', async () => {
    const { user, dialog, sent } = await openDialog(paths.documents.details.href(signedId));
    const seal = dialog.getByRole('switch', { name: /^Digital signature/ });
    expect([seal.hasAttribute('disabled'), seal]).toMatchObject([true, { checked: true }]);
    dialog.getByText('This document is sealed by a certificate. A picture alone would break the seal.');
    await user.click(dialog.getByRole('button', { name: 'Place on page' }));
    await dialog.findByText('Choose your certificate.');
    expect(sent(`POST /documents/${signedId}/versions/1/signed`)).toEqual([]);
  });

  it('signs once although the answer is lost', async () => {
    const { user, dialog, loseNextAnswer, state } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Place on page' }));
    await screen.findByRole('application', {}, { timeout: 10_000 });
    loseNextAnswer();
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await screen.findByText(/Your signature is still here\.$/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The document is signed');
    expect(state.documents[0]?.versions.map(({ kind }) => kind)).toEqual(['signed', 'edited', 'generated']);
  });

  it('keeps the signature of a preview after it was changed elsewhere, in Slovenian', async () => {
    const { user, dialog, state } = await openDialog(preview, { language: 'sl' });
    await user.click(dialog.getByRole('button', { name: 'Postavi na stran' }));
    await screen.findByRole('application', {}, { timeout: 10_000 });
    Object.assign(state.documentDrafts[0] ?? {}, { version: 4 });
    await user.click(screen.getByRole('button', { name: 'Podpiši' }));
    await screen.findByText(/^Ta predogled je bil spremenjen v drugem oknu/);
    await user.click(screen.getByRole('button', { name: 'Poskusi znova' }));
    await screen.findByText(/^Predogled je podpisan/);
    expect(state.documentDrafts).toMatchObject([{ version: 5, kind: 'signed', signature: 'picture' }]);
  });
});
