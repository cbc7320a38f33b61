import { formatDateTime } from '@atrium/i18n';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../paths';
import { userWith } from '../../testing/user-with';
import { otherSession, ownSession, savedFacts, withSession } from '../testing/edit-session';
import { documentId, sealedDocument, signedId } from '../testing/sample-documents';
import { nodeFile, stubNodeForms } from '../testing/node-forms';
import { openDocuments } from '../testing/open-documents';
import { wideWindow } from '../../testing/wide-window';

const details = paths.documents.details.href(documentId);
const sessions = `/documents/${documentId}/edit-sessions`;
const followed: string[] = [];

beforeEach(() => {
  sessionStorage.clear();
  followed.length = 0;
  wideWindow();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Reads again what is shown, as an event of the service does. */
const refresh = () => window.dispatchEvent(new Event('visibilitychange'));

async function chooseEdit(name: string | RegExp, opening: Parameters<typeof openDocuments>[1] = {}, path = details) {
  const opened = await openDocuments(path, opening);
  await opened.user.click(await screen.findByRole('button', { name: opening.language === 'sl' ? 'Uredi' : 'Edit' }));
  const item = await screen.findByRole('menuitem', { name });
  return { ...opened, item };
}

async function isOff(button: HTMLElement, reason: string) {
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
}

describe('editing a document in Word', () => {
  it('opens the file, shows each save, and ends with the new version', async () => {
    const { user, item, state } = await chooseEdit('Open in Word');
    await user.click(item);
    const panel = within(await screen.findByRole('region', { name: 'Being edited in Word' }));
    expect(followed).toEqual([expect.stringMatching(/^ms-word:ofe\|u\|https:/)]);
    const wait = 'Draw, Sign, Edit and Send wait until you are done in Word.';
    await isOff(screen.getByRole('button', { name: 'Edit' }), wait);
    await isOff(screen.getByRole('button', { name: 'Sign' }), wait);
    await isOff(screen.getByRole('button', { name: 'Send to customer' }), wait);
    panel.getByText('Not yet');
    screen.getByText('You are editing it in Word');

    Object.assign(state.editSessions[0] ?? {}, savedFacts);
    refresh();
    await panel.findByText(formatDateTime(savedFacts.saved_at));
    await screen.findByText('From Word, being edited');

    await user.click(panel.getByRole('button', { name: "I'm done" }));
    await screen.findByText('What you saved is version 3.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Being edited in Word' })).toBeNull());
    expect(state.documents[0]?.versions).toHaveLength(3);
    expect(state.editSessions).toEqual([]);
    expect(await screen.findAllByRole('link', { name: 'Edited' })).toHaveLength(2);
  });

  it('helps after five seconds without a sign, until the program opens the file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user, item, state, sent } = await chooseEdit('Open in Word');
    await user.click(item);
    const help = (await screen.findByText('Word did not open')).closest('details');
    expect(help?.open).toBe(false);
    vi.advanceTimersByTime(5000);
    await waitFor(() => expect(help?.open).toBe(true));
    expect(screen.getByRole('button', { name: /^Copy the address *https:/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download instead' }));
    await waitFor(() => expect(sent(`GET /documents/${documentId}/versions/2/word`)).toHaveLength(1));
    Object.assign(state.editSessions[0] ?? {}, { ...savedFacts, saved_at: null });
    refresh();
    await waitFor(() => expect(help?.open).toBe(false));
  });

  it('is still shown after a reload, and opens again with a new address', async () => {
    const { user, state, sent } = await openDocuments(details, { prepare: withSession(ownSession) });
    await user.click(await screen.findByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(sent(`DELETE ${sessions}/${ownSession.id}`)).toHaveLength(1);
    expect(state.editSessions).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    expect(followed[1]).toBe(followed[0]);
    expect(sent(`POST ${sessions}`)).toHaveLength(1);
  });

  it('is off with the reason for a signed version', async () => {
    const { item } = await chooseEdit(/^Open in Word/, {}, paths.documents.details.href(signedId));
    await waitFor(() => expect(item.textContent).toContain('A signed version has no Word file.'));
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('menuitem', { name: /^Open in LibreOffice/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('menuitem', { name: 'Upload a file' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('starts from the version before a signature, after a question', async () => {
    const { user, item, state } = await chooseEdit('Open in Word', {
      prepare: ({ service }) => {
        service.state.documents = [structuredClone(sealedDocument)];
      },
    });
    await user.click(item);
    expect(state.editSessions).toEqual([]);
    const question = within(await screen.findByRole('alertdialog', { name: 'Edit version 1?' }));
    question.getByText(/^Version 2 is signed and never changes\./);
    await user.click(question.getByRole('button', { name: 'Edit version 1' }));
    await screen.findByRole('region', { name: 'Being edited in Word' });
    expect(state.editSessions).toMatchObject([{ base_version: 1 }]);
  });

  it('says in Slovenian that it was neither opened nor ended without a connection', async () => {
    const { user, item, service } = await chooseEdit('Odpri v Wordu', { language: 'sl' });
    const offline = 'Storitev ni dosegljiva. Preverite povezavo in poskusite znova.';
    service.reachable = false;
    await user.click(item);
    expect((await screen.findByText('Dokument ni odprt za urejanje')).parentElement?.textContent).toContain(offline);
    service.reachable = true;
    service.state.editSessions = [structuredClone(ownSession)];
    refresh();
    const done = await screen.findByRole('button', { name: 'Končano' });
    service.reachable = false;
    await user.click(done);
    expect((await screen.findByText('Urejanje ni končano')).parentElement?.textContent).toContain(offline);
    expect(service.state.editSessions).toHaveLength(1);
  });

  it('is not offered without the permission', async () => {
    await openDocuments(details, { account: userWith('view/documents'), prepare: withSession(otherSession) });
    await screen.findByText('Špela Črešnjevec is editing it');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask to finish' })).toBeNull();
  });

  it('is in the menu of a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
    const { user } = await openDocuments(details);
    await user.click(await screen.findByRole('button', { name: /^More actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open in LibreOffice' }));
    await screen.findByRole('region', { name: 'Being edited in LibreOffice' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('a document that someone else is editing', () => {
  it('says who and since when, and asks to finish once', async () => {
    const { user, sent } = await openDocuments(details, { prepare: withSession(otherSession) });
    await screen.findByText('Špela Črešnjevec is editing it');
    const since = formatDateTime(otherSession.locked_at ?? '');
    const strip = screen.getByText('Špela Črešnjevec').parentElement;
    expect(strip?.textContent).toContain(`has had it open in LibreOffice since ${since}`);
    await isOff(screen.getByRole('button', { name: 'Edit' }), 'Špela Črešnjevec is editing this document.');
    await user.dblClick(screen.getByRole('button', { name: 'Ask to finish' }));
    await screen.findByText(/^Asked /);
    expect(screen.queryByRole('button', { name: 'Ask to finish' })).toBeNull();
    expect(sent(`POST ${sessions}/${otherSession.id}/ask`)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send to customer' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('keeps its newest version', async () => {
    await openDocuments(paths.documents.compare.href(documentId, 1, 2), { prepare: withSession(otherSession) });
    const use = { name: /^Use version 1/ };
    await screen.findByRole('button', use);
    await waitFor(() => expect(screen.getByRole('button', use).getAttribute('aria-disabled')).toBe('true'));
  });

  it('can be edited once their lock has lapsed', async () => {
    const lapsed = { ...otherSession, lapses_at: '2026-11-21T09:59:00.000Z' };
    const { user, sent } = await openDocuments(details, { prepare: withSession(lapsed) });
    await waitFor(() => expect(sent(`GET ${sessions}`)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open in Word' }));
    await screen.findByRole('region', { name: 'Being edited in Word' });
  });

  it('shows the same when the lock was taken in between, in Slovenian', async () => {
    const { user, item, state } = await chooseEdit('Odpri v Wordu', { language: 'sl' });
    state.editSessions = [structuredClone(otherSession)];
    await user.click(item);
    await screen.findByText('Ureja: Špela Črešnjevec');
    expect(followed).toEqual([]);
    await isOff(screen.getByRole('button', { name: 'Uredi' }), 'Dokument ureja Špela Črešnjevec.');
  });
});

describe('uploading a file', () => {
  beforeEach(stubNodeForms);

  const word = nodeFile('PK', 'ponudba.docx');
  const pdf = nodeFile('%PDF', 'ponudba.pdf');

  async function openUpload(file: File) {
    const opened = await chooseEdit('Upload a file');
    await opened.user.click(opened.item);
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload a file' }));
    await dialog.findByText('Word (.docx) or PDF, at most 20 MB.');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no file field.');
    await opened.user.upload(input, file);
    return { ...opened, dialog, submit: dialog.getByRole('button', { name: 'Upload' }) };
  }

  it('makes it the next version, also after a lost connection and a change by a colleague', async () => {
    const { user, dialog, submit, service, state, sent } = await openUpload(word);
    service.reachable = false;
    await user.click(submit);
    await dialog.findByText('The service cannot be reached. Check your connection and try again.');
    service.reachable = true;
    const read = () => sent(`GET /documents/${documentId}`).length;
    const before = read();
    const [document] = state.documents;
    if (document !== undefined) document.version += 1;
    refresh();
    await waitFor(() => expect(read()).toBe(before + 1));
    await user.click(submit);
    await dialog.findByText('The document was changed in the meantime');
    dialog.getByText('ponudba.docx');
    await user.click(submit);
    await screen.findByText('The file is version 3');
    expect(state.documents[0]?.versions[0]).toMatchObject({ kind: 'uploaded', word: true });
  });

  it('keeps a PDF without our signature if the user wants it', async () => {
    const { user, dialog, submit, state } = await openUpload(pdf);
    await user.click(submit);
    const alert = within(await dialog.findByRole('alert'));
    alert.getByText('This PDF is not a signed copy of version 2');
    alert.getByText(/^It has no new signature\./);
    await user.click(dialog.getByRole('button', { name: 'Keep as an uploaded file' }));
    await screen.findByText('The file is version 3');
    expect(state.documents[0]?.versions[0]).toMatchObject({ kind: 'uploaded', word: false });
  });

  it('asks for a file', async () => {
    const { user, item, sent } = await chooseEdit('Upload a file');
    await user.click(item);
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload a file' }));
    await user.click(await dialog.findByRole('button', { name: 'Upload' }));
    await dialog.findByText('Choose a file.');
    expect(sent(`POST /documents/${documentId}/versions`)).toEqual([]);
  });
});
