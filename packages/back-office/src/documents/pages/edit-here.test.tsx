import { hasUnsavedWork } from '@atrium/ui-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../paths';
import { userWith } from '../../testing/user-with';
import { wideWindow } from '../../testing/wide-window';
import { otherSession, ownSession, savedFacts, withSession } from '../testing/edit-session';
import { stubNodeForms } from '../testing/node-forms';
import { openDocuments } from '../testing/open-documents';
import { documentId, sealedDocument, signedId } from '../testing/sample-documents';
import { damageWordFile, refuseSaved } from '../testing/word-files';

const details = paths.documents.details.href(documentId);
const page = paths.documents.edit.href(documentId);
const sessions = `/documents/${documentId}/edit-sessions`;
const pageSession = { ...ownSession, ...savedFacts, saved_at: null, pages: null, program: 'page' as const };
const onFirstUse = { timeout: 30_000 };

beforeEach(async () => {
  sessionStorage.clear();
  wideWindow();
  // The editor listens for fonts that are loaded later; jsdom loads none.
  Object.assign(document, { fonts: new EventTarget() });
  await stubNodeForms();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openEditor(opening: Parameters<typeof openDocuments>[1] = {}) {
  const opened = await openDocuments(page, { visited: [details], ...opening });
  const name = opening.language === 'sl' ? 'Besedilo dokumenta' : 'Text of the document';
  const editor = await screen.findByRole('textbox', { name }, onFirstUse);
  return {
    ...opened,
    editor,
    type: async (text: string) => {
      await opened.user.click(editor);
      fireEvent(
        editor,
        new InputEvent('beforeinput', { inputType: 'insertText', data: text, bubbles: true, cancelable: true }),
      );
      await waitFor(() => expect(editor.textContent).toContain(text));
    },
  };
}

const save = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
const question = () => screen.findByRole('alertdialog');
const isLeft = () =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: /^(Text of the|Besedilo) do[ck]ument/ })).toBeNull());

describe('editing a Word file in the portal', () => {
  it('saves what was typed as the next version with Ctrl S', async () => {
    const { type, state } = await openEditor();
    await screen.findByText('Editing starts from version 2');
    expect(state.editSessions).toMatchObject([{ program: 'page', base_version: 2, locked_at: expect.any(String) }]);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    save();
    expect(hasUnsavedWork()).toBe(false);

    await type('Žagar šteje čase');
    await screen.findByText('Not saved');
    expect(hasUnsavedWork()).toBe(true);
    save();
    await screen.findByText('Your changes are saved', {}, onFirstUse);
    await isLeft();
    expect(hasUnsavedWork()).toBe(false);
    expect(state.documents[0]?.versions[0]).toMatchObject({ number: 3, kind: 'edited', parent: 2 });
    await waitFor(() => expect(state.editSessions).toEqual([]));
  });

  it('is left at once without changes, which ends it', async () => {
    const { user, state } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Back to the document' }));
    await isLeft();
    await waitFor(() => expect(state.editSessions).toEqual([]));
    expect(state.documents[0]?.versions).toHaveLength(2);
    expect(screen.queryByText('You have it open for editing')).toBeNull();
  });

  it('asks before it is left with changes: stays, or saves and leaves', async () => {
    const { user, type, state, back } = await openEditor();
    await type('Ponudba');
    await back();
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Back to the document' }));
    await user.click(within(await question()).getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved', {}, onFirstUse);
    await isLeft();
    expect(state.documents[0]?.versions).toHaveLength(3);
  });

  it('discards the changes if the user wants it', async () => {
    const { user, type, state } = await openEditor();
    await type('Ponudba');
    await user.click(screen.getByRole('button', { name: 'Back to the document' }));
    const asked = within(await question());
    asked.getByText(/^Your changes are not saved\./);
    await user.click(asked.getByRole('button', { name: 'Discard' }));
    await isLeft();
    await waitFor(() => expect(state.editSessions).toEqual([]));
    expect(state.documents[0]?.versions).toHaveLength(2);
  });

  it('keeps the text without a connection, and saves it once although an answer is lost', async () => {
    const { user, type, service, state, editor, loseNextAnswer } = await openEditor();
    await type('Ponudba');
    service.reachable = false;
    save();
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('The service cannot be reached. Check your connection and try again.');
    expect(failed.textContent).toContain('Your text is still here.');
    expect(editor.textContent).toContain('Ponudba');
    service.reachable = true;

    loseNextAnswer('DELETE');
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(state.documents[0]?.versions).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: 'Save again' }));
    await screen.findByText('Your changes are saved', {}, onFirstUse);
    expect(state.documents[0]?.versions).toHaveLength(3);
  });

  it('says why the service refuses the file, and keeps the text', async () => {
    const opened = await openEditor();
    await opened.type('Ponudba');
    refuseSaved(opened, opened.state.editSessions[0]?.id ?? '');
    save();
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('The document has more than 200 pages. Your text is still here.');
    expect(opened.editor.textContent).toContain('Ponudba');
    expect(opened.state.documents[0]?.versions).toHaveLength(2);
  });

  it('keeps both versions after its lock lapsed, in Slovenian', async () => {
    const { user, type, state } = await openEditor({ language: 'sl' });
    await type('Ponudba');
    const [own] = state.editSessions;
    Object.assign(own ?? {}, { locked_at: null, lapses_at: null });
    state.editSessions.push(structuredClone(otherSession));
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/^Dokument zdaj ureja Špela Črešnjevec/);
    save();
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('Spremembe niso shranjene');
    expect(failed.textContent).toContain('Dokument zdaj ureja Špela Črešnjevec');

    const document = state.documents[0] ?? expect.fail('no document');
    const newest = document.versions[0] ?? expect.fail('no version');
    const other = { ...newest, number: 3, kind: 'edited', parent: 2 } as const;
    Object.assign(document, { versions: [other, ...document.versions], current_version: 3 });
    state.editSessions = state.editSessions.filter(({ user: { id } }) => id !== otherSession.user.id);
    await user.click(screen.getByRole('button', { name: 'Shrani znova' }));
    await screen.findByText('Spremembe so shranjene', {}, onFirstUse);
    await screen.findByText(/^Vaše spremembe so različica 4\. Ohranjena je tudi/);
    expect(document.versions.map(({ number, parent }) => [number, parent])).toEqual([
      [4, 2],
      [3, 2],
      [2, 1],
      [1, null],
    ]);
  });

  it('opens again if its session has ended', async () => {
    const { type, state } = await openEditor();
    await type('Ponudba');
    state.editSessions = [];
    save();
    await screen.findByText('Your changes are saved', {}, onFirstUse);
    expect(state.documents[0]?.versions).toHaveLength(3);
    await waitFor(() => expect(state.editSessions).toEqual([]));
  });

  it('shows who is editing it, on the page of the document', async () => {
    await openDocuments(page, { prepare: withSession(otherSession) });
    await screen.findByText('Špela Črešnjevec is editing it', {}, onFirstUse);
  });

  it('says that it cannot open a file', async () => {
    await openDocuments(page, { prepare: damageWordFile });
    const failed = await screen.findByRole('alert', {}, onFirstUse);
    expect(failed.textContent).toContain('The editor cannot open this Word file');
  });

  it('says that a pasted picture cannot be inserted', async () => {
    const { editor } = await openEditor();
    const picture = new File(['RIFF'], 'slika.webp', { type: 'image/webp' });
    const items = [{ kind: 'file', type: picture.type, getAsFile: () => picture }];
    fireEvent.paste(editor, { clipboardData: { files: [picture], items, types: ['Files'], getData: () => '' } });
    await screen.findByText('The picture was not inserted');
  });

  it('is not opened without the permission', async () => {
    const { sent } = await openDocuments(page, { account: userWith('view/documents') });
    await screen.findByText(/update\/documents/);
    expect(sent(`POST ${sessions}`)).toEqual([]);
  });
});

describe('a document', () => {
  it('is edited here with E, from the version before a signature after a question', async () => {
    const { user, state } = await openDocuments(paths.documents.details.href(sealedDocument.id), {
      prepare: ({ service }) => {
        service.state.documents = [structuredClone(sealedDocument)];
      },
    });
    await screen.findByRole('button', { name: 'Edit' });
    await user.keyboard('e');
    await user.click(within(await question()).getByRole('button', { name: 'Edit version 1' }));
    await screen.findByText('Editing starts from version 1', {}, onFirstUse);
    expect(state.editSessions).toMatchObject([{ program: 'page', base_version: 1 }]);
  });

  it('is not edited here without a Word file', async () => {
    const { user } = await openDocuments(paths.documents.details.href(signedId));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const item = await screen.findByRole('menuitem', { name: /^Edit here/ });
    await waitFor(() => expect(item.getAttribute('aria-disabled')).toBe('true'));
    expect(item.textContent).toContain('A signed version has no Word file.');
  });

  it('leads back to the page on which it is edited, or ends editing there', async () => {
    const { user, state } = await openDocuments(details, { prepare: withSession(pageSession) });
    await screen.findByText('You have it open for editing');
    expect(screen.getByRole('link', { name: 'Continue editing' }).getAttribute('href')).toBe(page);
    expect(screen.getByRole('button', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'End editing' }));
    await waitFor(() => expect(screen.queryByText('You have it open for editing')).toBeNull());
    expect(state.editSessions).toEqual([]);
  });
});
