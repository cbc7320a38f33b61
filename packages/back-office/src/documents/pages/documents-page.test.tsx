import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../paths';
import { userWith } from '../../testing/user-with';
import { sampleDocument, sampleDraft, signedId } from '../testing/sample-documents';
import { openDocuments } from '../testing/open-documents';
import { wideWindow } from '../../testing/wide-window';

const list = paths.documents.href();
const menuOf = (title: string) => screen.findByRole('button', { name: `More actions for ${title}` });

beforeEach(() => {
  sessionStorage.clear();
  wideWindow();
});

describe('the list of documents', () => {
  it('shows category and template, customer, state and version, and the numbers of the tabs', async () => {
    await openDocuments(list);
    const link = await screen.findByRole('link', { name: sampleDocument.title });
    expect(link.getAttribute('href')).toBe(paths.documents.details.href(sampleDocument.id));
    const row = link.closest('tr')?.textContent;
    await waitFor(() => expect(link.closest('tr')?.textContent).toContain('Offer, Uvedba in licence'));
    expect(row).toContain('Gostilna Pri Žabarju');
    expect(row).toContain('Saved');
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'All2',
        'Draft previews1',
        'Saved1',
        'Signed1',
        'Sent0',
      ]),
    );
  });

  it('is narrowed by a tab, and leads to the templates', async () => {
    const { user } = await openDocuments(list);
    await screen.findByRole('link', { name: sampleDocument.title });
    await user.click(screen.getByRole('tab', { name: /^Signed/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: sampleDocument.title })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const templates = await screen.findByRole('menuitem', { name: 'Templates' });
    expect(templates.getAttribute('href')).toBe('/documents/templates');
  });

  it('explains an empty list in Slovenian, and which permission is missing', async () => {
    await openDocuments(list, {
      language: 'sl',
      prepare: ({ service }) => {
        service.state.documents = [];
      },
    });
    expect(await screen.findByRole('heading', { name: 'Dokumentov še ni' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Nov dokument' })).toHaveLength(2);
  });

  it('asks for nothing without the permission', async () => {
    const { sent } = await openDocuments(list, { account: userWith('view/nothing') });
    expect(await screen.findByText('Ask an administrator for the permission view/documents.')).toBeDefined();
    expect(sent('GET /documents')).toEqual([]);
  });

  it('deletes a saved document after the question, and archives a signed one with Undo', async () => {
    const { user, state } = await openDocuments(list);
    await user.click(await menuOf(sampleDocument.title));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete document' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(`You're about to delete ${sampleDocument.title}. Would you like to proceed with this action?`);
    await user.click(question.getByRole('button', { name: 'Delete document' }));
    await screen.findByText(`${sampleDocument.title} was deleted`);
    expect(state.documents.map(({ id }) => id)).toEqual([signedId]);

    await user.click(await menuOf('Pogodba o obdelavi osebnih podatkov'));
    expect(screen.queryByRole('menuitem', { name: 'Delete document' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByText('Pogodba o obdelavi osebnih podatkov was archived');
    expect(state.documents[0]?.archived).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(state.documents[0]?.archived).toBe(false));
  });

  it('offers Archive for a document that was signed in the meantime, and removes one that is already deleted', async () => {
    const { user, state } = await openDocuments(list);
    const [document] = state.documents;
    await user.click(await menuOf(sampleDocument.title));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete document' }));
    Object.assign(document ?? {}, { state: 'signed' });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete document' }));
    await screen.findByText('Signed and sent documents can only be archived.');
    await user.click(await menuOf(sampleDocument.title));
    await screen.findByRole('menuitem', { name: 'Archive' });
    await user.keyboard('{Escape}');
    Object.assign(document ?? {}, { state: 'saved' });
    await user.click(screen.getByRole('tab', { name: /^Saved/ }));
    await user.click(await menuOf(sampleDocument.title));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete document' }));
    state.documents = [];
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete document' }));
    await screen.findByText(`${sampleDocument.title} was deleted`);
    await waitFor(() => expect(screen.queryByRole('link', { name: sampleDocument.title })).toBeNull());
  });

  it('says in Slovenian why an action failed without a connection', async () => {
    const { user, service } = await openDocuments(list, { language: 'sl' });
    const signed = 'Pogodba o obdelavi osebnih podatkov';
    const menu = (title: string) => screen.findByRole('button', { name: `Več dejanj za ${title}` });
    await menu(signed);
    const offline = 'Storitev ni dosegljiva. Preverite povezavo in poskusite znova.';
    service.reachable = false;
    const failures: readonly (readonly [action: string, failure: string, title?: string])[] = [
      ['Prenesi PDF', 'Datoteke ni bilo mogoče prenesti'],
      ['Preimenuj', 'Dokumenta ni bilo mogoče naložiti'],
      ['Podvoji', 'Dokumenta ni bilo mogoče podvojiti'],
      ['Izbriši dokument', 'Dokumenta ni bilo mogoče izbrisati'],
      ['Arhiviraj', 'Dokumenta ni bilo mogoče arhivirati', signed],
    ];
    for (const [action, failure, title = sampleDocument.title] of failures) {
      await user.click(await menu(title));
      await user.click(await screen.findByRole('menuitem', { name: action }));
      if (action === 'Izbriši dokument')
        await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
      const shown = await screen.findByText(failure);
      expect(shown.parentElement?.textContent).toContain(offline);
      if (screen.queryByRole('dialog') !== null) await user.keyboard('{Escape}');
    }
  });

  it('renames a document over the change of a colleague, and duplicates it as a preview', async () => {
    const { user, state } = await openDocuments(list);
    await user.click(await menuOf(sampleDocument.title));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), ' b');
    Object.assign(state.documents[0] ?? {}, { version: 7, archived: false });
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    await screen.findByText(`The document is now called ${sampleDocument.title} b`);
    await user.click(await menuOf(`${sampleDocument.title} b`));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(state.documentDrafts).toHaveLength(2));
    expect(await screen.findByText('Not saved in the application')).toBeDefined();
  });
});

it('opens the fields of a copy that its template does not accept as it is', async () => {
  const { user } = await openDocuments(list, {
    prepare: ({ service }) => {
      const fields = { 'field.subject': 'Uvedba' };
      service.state.documents = [{ ...sampleDocument, content: { ...sampleDocument.content, fields } }];
    },
  });
  await user.click(await menuOf(sampleDocument.title));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await screen.findByText('The template has changed');
  expect((await screen.findByRole('textbox', { name: /^Subject/ })).getAttribute('value')).toBe('Uvedba');
});

it('lists the draft previews of the user, and discards one after the question', async () => {
  const { user, state } = await openDocuments(paths.documents.drafts.href());
  const link = await screen.findByRole('link', { name: sampleDraft.title });
  expect(link.getAttribute('href')).toBe(paths.documents.new.preview.href(sampleDraft.id));
  await user.click(screen.getByRole('button', { name: `Discard ${sampleDraft.title}` }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Are you sure you want to discard this document?');
  await user.click(question.getByRole('button', { name: 'Discard document' }));
  expect(await screen.findByRole('heading', { name: 'No draft previews' })).toBeDefined();
  expect(state.documentDrafts).toEqual([]);
});
