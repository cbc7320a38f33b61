import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../paths';
import { documentId, sampleDocument, sampleDraft } from '../testing/sample-documents';
import { openDocuments } from '../testing/open-documents';
import { wideWindow } from '../../testing/wide-window';

const preview = paths.documents.new.preview.href(sampleDraft.id);
const details = paths.documents.details.href(documentId);
const unsaved = 'The document has not yet been saved in the application. If you leave this view, it will be discarded.';

beforeEach(() => {
  sessionStorage.clear();
  wideWindow();
});

const leave = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));

describe('a preview that is not saved', () => {
  it('says so, and is saved once with Ctrl S', async () => {
    const { user, sent } = await openDocuments(preview);
    expect(await screen.findByText(unsaved)).toBeDefined();
    expect(hasUnsavedWork()).toBe(true);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Document saved in the application')).toBeDefined();
    expect(sent('POST /documents')).toEqual([{ draft_id: sampleDraft.id, _version: '1' }]);
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('asks before it is left: Escape stays, Save saves and leaves, focused first', async () => {
    const { user, state } = await openDocuments(preview);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const question = await leave();
    question.getByText(unsaved);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Save'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click((await leave()).getByRole('button', { name: 'Save' }));
    await screen.findByRole('table', { name: 'Documents' });
    expect(state.documents).toHaveLength(3);
  });

  it('asks before Back, and stays or saves', async () => {
    const { user, back, state } = await openDocuments(preview, { visited: [details] });
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    await back();
    await user.click((await leave()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await back();
    await user.click((await leave()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: sampleDocument.title })).toBeDefined();
    expect(state.documents).toHaveLength(3);
  });

  it('is left although it was discarded elsewhere, and stays without a connection', async () => {
    const { user, service, state } = await openDocuments(preview, { language: 'sl' });
    const close = await screen.findByRole('button', { name: 'Zapri' });
    const question = async () => within(await screen.findByRole('alertdialog'));
    service.reachable = false;
    await user.click(close);
    await user.click((await question()).getByRole('button', { name: 'Zavrzi' }));
    await screen.findByText('Dokumenta ni bilo mogoče zavreči');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByText('Storitev ni dosegljiva. Preverite povezavo in poskusite znova.');
    service.reachable = true;
    state.documentDrafts = [];
    await user.click(screen.getByRole('button', { name: /^Shrani v aplikacijo/ }));
    await screen.findByText('Ta predogled je bil shranjen ali zavržen drugje ali pa je minilo 24 ur.');
    await user.click(close);
    await user.click((await question()).getByRole('button', { name: 'Zavrzi' }));
    await screen.findByRole('table', { name: 'Dokumenti' });
  });

  it('goes on with its fields as they were typed, and asks before those of another document replace them', async () => {
    const { user, back } = await openDocuments(preview);
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit fields' }));
    };
    await edit();
    await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), ' 2');
    await back();
    await edit();
    expect((await screen.findByRole('textbox', { name: /^Subject/ })).getAttribute('value')).toBe('Uvedba 2');
    document.body.replaceChildren();
    const other = await openDocuments(details, {
      prepare: ({ service }) => {
        service.state.documents = [
          { ...sampleDocument, versions: sampleDocument.versions.slice(1), current_version: 1 },
        ];
      },
    });
    await other.user.click(await screen.findByRole('button', { name: 'Edit' }));
    await other.user.click(await screen.findByRole('menuitem', { name: 'Edit fields' }));
    within(await screen.findByRole('alertdialog', { name: 'Edit the fields?' })).getByText(
      /^You have an unfinished document\./,
    );
  });

  it.each([
    ['it was changed in another window', { version: 4 }, /^This preview was changed in another window/],
    ['it no longer exists', { expires_at: '2026-11-20T00:00:00.000Z' }, /^The preview you were changing no longer/],
  ])('keeps its changed fields although %s', async (_, change, message) => {
    const { user, state } = await openDocuments(preview);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit fields' }));
    await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), ' 2');
    Object.assign(state.documentDrafts[0] ?? {}, change);
    await user.click(screen.getByRole('button', { name: 'Create preview' }));
    await screen.findByText(message);
    await user.click(screen.getByRole('button', { name: 'Create preview' }));
    await screen.findByText(unsaved);
    expect(state.documentDrafts[0]?.content.fields).toMatchObject({ 'field.subject': 'Uvedba 2' });
  });

  it('asks before its fields are edited once it is signed, and is then not drawn on', async () => {
    const { user } = await openDocuments(preview, {
      prepare: ({ service }) => {
        service.state.documentDrafts = [{ ...sampleDraft, kind: 'signed', signature: 'picture', word: false }];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const word = await screen.findByRole('menuitem', { name: /^Download Word/ });
    expect(word.textContent).toContain('A signed version has no Word file.');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Draw' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit fields' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Edit the fields?' }));
    question.getByText('The preview is created again from the template, without the signature.');
    await user.click(question.getByRole('button', { name: 'Edit fields' }));
    await screen.findByRole('textbox', { name: /^Subject/ });
  });

  it('is discarded at once when it is left that way, and after a question in the menu', async () => {
    const { user, state } = await openDocuments(preview);
    await user.click(await screen.findByRole('button', { name: `More actions for ${sampleDraft.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Discard document' }));
    within(await screen.findByRole('alertdialog')).getByText('Are you sure you want to discard this document?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click((await leave()).getByRole('button', { name: 'Discard' }));
    await screen.findByRole('table', { name: 'Documents' });
    expect(state.documentDrafts).toEqual([]);
  });

  it('stays when the service cannot be reached, and is saved again', async () => {
    const { user, service } = await openDocuments(preview);
    const save = await screen.findByRole('button', { name: /^Save in application/ });
    service.reachable = false;
    await user.click(save);
    expect(await screen.findByText('Not saved, no answer')).toBeDefined();
    service.reachable = true;
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Document saved in the application')).toBeDefined();
  });

  it('continues without its drawing on the version that a colleague saved in the meantime', async () => {
    const base = { document_id: documentId, number: 1 };
    const { user, state } = await openDocuments(preview, {
      prepare: ({ service }) => {
        const warnings = [{ code: 'font_substituted', detail: 'Calibri' }];
        service.state.documentDrafts = [{ ...sampleDraft, base, kind: 'drawn', word: false, warnings }];
      },
    });
    await screen.findByText('Calibri is replaced by a similar font.');
    await user.click(await screen.findByRole('button', { name: /^Save in application/ }));
    await screen.findByText('Andrej Novak has saved version 2 in the meantime. Your preview is still here.');
    await user.click(screen.getByRole('button', { name: 'Continue on version 2' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace unsaved work?' }));
    await user.click(question.getByRole('button', { name: 'Continue on version 2' }));
    await waitFor(() => expect(state.documentDrafts).toMatchObject([{ base: { document_id: documentId, number: 2 } }]));
    await screen.findByRole('heading', { level: 1, name: 'Uvedba in licence 2026-0417' });
    await user.click(await screen.findByRole('button', { name: /^Save in application/ }));
    await screen.findByText('Document saved in the application');
    expect(state.documents[0]?.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('shows a preview that was changed in another window', async () => {
    const { user, state } = await openDocuments(preview);
    const save = await screen.findByRole('button', { name: /^Save in application/ });
    Object.assign(state.documentDrafts[0] ?? {}, { version: 2, title: 'Ponudba, druga' });
    await user.click(save);
    await screen.findByText('This preview was changed in another window. You now see it as it is there.');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ponudba, druga' })).toBeDefined();
  });

  it('says in Slovenian that it no longer exists', async () => {
    await openDocuments(paths.documents.new.preview.href(documentId), { language: 'sl' });
    expect(await screen.findByRole('heading', { name: 'Tega predogleda ni več' })).toBeDefined();
  });
});

describe('a saved document', () => {
  it('shows its customer, versions and facts, and restores an earlier version', async () => {
    const { user, state } = await openDocuments(details);
    const side = within(await screen.findByRole('complementary', { name: 'Details of the document' }));
    await side.findByText('Edited');
    expect(side.getByRole('link', { name: /Gostilna/ }).getAttribute('href')).toMatch('/customers/');
    expect(await side.findByText('Offer')).toBeDefined();
    const restore = async () => {
      await user.click(side.getByRole('button', { name: 'More actions for version 1' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Use as the newest' }));
    };
    Object.assign(state.documents[0] ?? {}, { version: 5 });
    await restore();
    await screen.findByText('The document was changed in the meantime. Check the versions and try again.');
    await restore();
    await screen.findByText('Version 1 is now version 3');
    expect(state.documents[0]?.versions[0]).toMatchObject({ number: 3, restored_from: 1 });
    expect(await side.findByText('Version 1 again')).toBeDefined();
  });

  it('shows an earlier version without editing it', async () => {
    await openDocuments(`${details}?version=1`);
    expect(await screen.findByText('You see version 1. The current one is version 2.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('is edited by its fields as the next version, after a question and also after a colleague has saved', async () => {
    const { user, sent, state } = await openDocuments(details);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit fields' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Edit the fields?' }));
    question.getByText(/without what was edited in version 2\. Version 2 stays\.$/);
    await user.click(question.getByRole('button', { name: 'Edit fields' }));
    const subject = await screen.findByRole('textbox', { name: /^Subject/ });
    expect(subject.getAttribute('value')).toBe('Uvedba');
    await user.type(subject, ' 2');
    const [first, ...older] = sampleDocument.versions;
    if (first !== undefined) Object.assign(state.documents[0] ?? {}, { versions: [{ ...first, number: 3 }, ...older] });
    await user.click(screen.getByRole('button', { name: 'Create preview' }));
    await screen.findByText(/^Andrej Novak has saved version 3 in the meantime\./);
    await user.click(screen.getByRole('button', { name: 'Create preview' }));
    await screen.findByText(unsaved);
    expect(sent('POST /document-drafts').at(-1)).toMatchObject({
      fields: { 'field.subject': 'Uvedba 2' },
      base: { document_id: documentId, number: 3 },
    });
    expect(await screen.findByText('This preview')).toBeDefined();
  });

  it('has no Word file for a signed version, and says why', async () => {
    const { user } = await openDocuments(details, {
      prepare: ({ service }) => {
        const [version] = sampleDocument.versions;
        if (version === undefined) return;
        const signed = { ...version, kind: 'signed' as const, word: false };
        service.state.documents = [{ ...sampleDocument, state: 'signed', versions: [signed] }];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const word = await screen.findByRole('menuitem', { name: /Download Word/ });
    expect(word.textContent).toContain('A signed version has no Word file.');
    expect(word.getAttribute('aria-disabled')).toBe('true');
  });
});
