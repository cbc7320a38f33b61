import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../paths';
import { draftId, letterId, offerId, sampleContent } from '../../testing/sample-documents';
import { emptyDocument } from '../../model/new-document';
import { saveDocument } from '../../model/saved-document';
import { toTypedItem } from '../../model/typed-item';
import { openDocuments } from '../../testing/open-documents';
import { sampleCustomer } from '../../testing/sample-customer';
import { wideWindow } from '../../../testing/wide-window';

const { new: steps } = paths.documents;

beforeEach(() => {
  sessionStorage.clear();
  wideWindow();
});

const template = (name: RegExp) => screen.findByRole('radio', { name });
const press = (name: string) => screen.findByRole('button', { name });

async function openItems() {
  const opened = await openDocuments(steps.template.href(sampleCustomer.id));
  const { user } = opened;
  await user.click(await template(/^Uvedba in licence/));
  await user.click(await press('Next: customer'));
  await user.click(await press('Next: fields'));
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Uvedba');
  await user.click(await press('Next: items'));
  return { ...opened, grid: await screen.findByRole('grid', { name: 'Items' }) };
}

describe('a new document', () => {
  it('is made from a template chosen by keys, for the customer of the address, and previewed', async () => {
    const { user, sent, state } = await openDocuments(steps.template.href(sampleCustomer.id));
    (await template(/^Dopis/)).focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    await screen.findByRole('heading', { name: 'Recent customers' });
    await user.click(await press('Next: fields'));
    const place = await screen.findByRole('textbox', { name: /^Place/ });
    expect(place.getAttribute('value')).toBe('Ljubljana');
    expect(screen.getByRole('textbox', { name: /^Customer’s name/ }).getAttribute('value')).toBe(sampleCustomer.title);
    const address = screen.getByRole('textbox', { name: /^Address/ });
    expect(address.getAttribute('value')).toBe('Cankarjeva ulica 8, 4240 Radovljica');
    await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Uvedba');
    await user.type(screen.getByRole('textbox', { name: /^Customer’s name/ }), ' PE');
    await waitFor(() => expect(sent('POST /document-drafts/live-preview').length).toBeGreaterThan(0));
    await user.click(await press('Create preview'));
    await screen.findByText('Not saved in the application');
    expect(sent('POST /document-drafts')).toMatchObject([
      {
        template_id: offerId,
        customer_id: sampleCustomer.id,
        title: null,
        fields: {
          'field.place': 'Ljubljana',
          'field.subject': 'Uvedba',
          'customer.title': `${sampleCustomer.title} PE`,
        },
        items: [],
      },
    ]);
    expect(state.documentDrafts).toHaveLength(2);
  });

  it('lists what is missing with links to the fields, also in Slovenian', async () => {
    const { user, sent } = await openDocuments(steps.template.href(), { language: 'sl' });
    await user.click(await press('Naprej: stranka'));
    within(await screen.findByRole('alert')).getByRole('link', { name: 'Izberite predlogo' });
    await user.click(await template(/^Uvedba in licence/));
    await user.click(await press('Naprej: stranka'));
    await user.click(await press('Ustvari predogled'));
    const missing = within(await screen.findByRole('alert'));
    missing.getByRole('link', { name: 'Izberite stranko: predloga jo omenja' });
    const link = missing.getByRole('link', { name: 'Subject: izpolnite polje' });
    expect(link.getAttribute('href')).toBe(`${steps.fields.href()}#field-field-subject`);
    expect(sent('POST /document-drafts')).toEqual([]);
  });

  it('skips the fields of a template without any, and needs no customer there', async () => {
    const { user, sent } = await openDocuments(steps.template.href());
    await user.click(await template(/^Dopis/));
    await user.click(await press('Next: customer'));
    await screen.findByText('This template does not name the customer, so you can leave this empty.');
    expect(screen.queryByRole('button', { name: 'Next: fields' })).toBeNull();
    await user.click(await press('Create preview'));
    await screen.findByText('Not saved in the application');
    expect(sent('POST /document-drafts')).toMatchObject([{ template_id: letterId, customer_id: null }]);
  });

  it('goes on after a reload, and keeps everything while the service cannot be reached', async () => {
    const first = await openDocuments(steps.template.href(sampleCustomer.id));
    await first.user.click(await template(/^Uvedba in licence/));
    await first.user.click(await press('Next: customer'));
    await first.user.click(await press('Next: fields'));
    await first.user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Uvedba');
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    const { user, service } = await openDocuments(`${steps.fields.href()}#field-field-subject`);
    const subject = await screen.findByRole('textbox', { name: /^Subject/ });
    await waitFor(() => expect(document.activeElement).toBe(subject));
    expect(subject.getAttribute('value')).toBe('Uvedba');
    service.reachable = false;
    await user.click(await press('Create preview'));
    await screen.findByText('The service cannot be reached. Check your connection and try again.');
    service.reachable = true;
    await user.click(await press('Create preview'));
    await screen.findByText('Not saved in the application');
  });
});

it('starts empty while the fields of another document are changed, and offers to go on with those', async () => {
  const first = await openDocuments(steps.preview.href(draftId));
  await first.user.click(await press('Edit'));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Edit fields' }));
  await first.user.type(await screen.findByRole('textbox', { name: /^Subject/ }), ' 2');
  screen.getByRole('heading', { level: 1, name: 'Edit fields' });
  await first.user.click(await press('Close'));
  await screen.findByRole('table', { name: 'Documents' });
  document.body.replaceChildren();
  const { user, sent } = await openDocuments(steps.template.href(sampleCustomer.id));
  await screen.findByText('You have unfinished changes to a document');
  screen.getByRole('heading', { level: 1, name: 'New document' });
  await user.click(await template(/^Dopis/));
  await user.click(await press('Next: customer'));
  await user.click(await press('Create preview'));
  await screen.findByText('Not saved in the application');
  const customer_id = sampleCustomer.id;
  expect(sent('POST /document-drafts')).toMatchObject([{ template_id: letterId, customer_id, base: null }]);
});

it('leaves out items that the chosen template has no table for, and says so', async () => {
  const items = sampleContent.items.map((item) => toTypedItem(item));
  saveDocument(sampleAdministrator.id, { ...emptyDocument, templateId: offerId, title: 'Dopis', items });
  const { user, sent } = await openDocuments(steps.template.href());
  await user.click(await template(/^Dopis/));
  await user.click(await press('Next: customer'));
  await screen.findByText('1 item is left out: this template has no table for it.');
  await user.click(await press('Create preview'));
  await screen.findByText('Not saved in the application');
  expect(sent('POST /document-drafts')).toMatchObject([{ template_id: letterId, items: [] }]);
});

it('says that its codelists could not be loaded, and tries again', async () => {
  saveDocument(sampleAdministrator.id, { ...emptyDocument, templateId: offerId, title: 'Ponudba' });
  let isDown = true;
  const { user } = await openDocuments(steps.fields.href(), {
    prepare: ({ service }) => {
      const { fetch } = service;
      const failing: typeof fetch = (input, init) =>
        isDown && (input instanceof Request ? input.url : String(input)).includes('/codelists')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(input, init);
      Object.assign(service, { fetch: failing });
    },
  });
  await screen.findByText('The units and VAT rates could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('textbox', { name: /^Subject/ });
});

describe('the items', () => {
  it('are typed by keys: Tab goes right, Enter down, Alt with an arrow moves the row', async () => {
    const { user, grid } = await openItems();
    const cells = (row: number) =>
      within(within(grid).getAllByRole('row')[row] ?? grid)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent);
    within(grid).getByText('Type a description, or paste rows').closest<HTMLElement>('[role="gridcell"]')?.focus();
    await user.keyboard('Licenca{Tab}6{Tab}ura{Tab}190{Tab}10{Tab}9,5{Enter}');
    expect(cells(1)).toEqual(['', 'Licenca', '6', 'Hour', '190,00', '10\u00A0%', '9,5\u00A0%', '1.026,00', '']);
    await user.keyboard('{Home}Uvedba{Tab}{Tab}{Tab}62{Enter}');
    await user.keyboard('{Home}{ArrowUp}{Alt>}{ArrowUp}{/Alt}');
    expect([cells(1)[1], cells(2)[1]]).toEqual(['Uvedba', 'Licenca']);
    await user.keyboard('{F2}{End} CRM{Enter}');
    expect(cells(1)[1]).toBe('Uvedba CRM');
    const totals = within(screen.getByRole('table'));
    expect(totals.getAllByText('1.191,36 €')).toHaveLength(2);
    await waitFor(() => expect(screen.getByText('Total 1.191,36 €')).toBeDefined());
  });

  it('are pasted from a spreadsheet by their headers, corrected and taken back', async () => {
    const { user, grid } = await openItems();
    within(grid).getByText('Type a description, or paste rows').closest<HTMLElement>('[role="gridcell"]')?.focus();
    await user.paste('Opis\tKol.\tEM\tCena\nTiskalnik\t2\thuor\t129,00\nPrevoz\t64\tkos\t0,43\n');
    const banner = within(
      await screen
        .findByText('2 rows pasted from a spreadsheet')
        .then((text) => text.closest<HTMLElement>('[role="status"]') ?? text),
    );
    banner.getByText('Columns matched by their headers. 1 row needs a correction.');
    await screen.findByText('Unit “huor” is not in the codelist.', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Did you mean Hour?' }));
    expect(screen.queryByText('Unit “huor” is not in the codelist.', { exact: false })).toBeNull();
    await user.click(banner.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(2));
  });
});
