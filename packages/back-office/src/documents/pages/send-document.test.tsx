import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userWith } from '../../testing/user-with';
import { paths } from '../../paths';
import { documentId, sampleDraft } from '../testing/sample-documents';
import { openDocuments } from '../testing/open-documents';
import { sampleCustomer } from '../testing/sample-customer';
import { wideWindow } from '../../testing/wide-window';

const details = paths.documents.details.href(documentId);
const route = `POST /documents/${documentId}/sends`;
const accounting = {
  id: '018f0000-0000-7000-8000-0000000000c3',
  type: 'email' as const,
  value: 'racunovodstvo@zabar.example',
};

beforeEach(() => {
  sessionStorage.clear();
  wideWindow();
});

type Opening = NonNullable<Parameters<typeof openDocuments>[1]>;

/** A customer with these contacts. */
const withContacts =
  (contacts: typeof sampleCustomer.contacts): NonNullable<Opening['prepare']> =>
  ({ service }) => {
    const { allowed_actions: _actions, ...customer } = sampleCustomer;
    service.state.customers = [{ ...customer, contacts }];
  };

async function openSend(opening: Opening = {}) {
  const opened = await openDocuments(details, {
    prepare: withContacts([...sampleCustomer.contacts, accounting]),
    ...opening,
  });
  const name = opening.language === 'sl' ? 'Pošlji stranki' : 'Send to customer';
  await opened.user.click(await screen.findByRole('button', { name }));
  const drawer = within(await screen.findByRole('dialog', { name }));
  return { ...opened, drawer };
}

describe('sending a document', () => {
  it('goes to the shown contact and others, once for each press, and is listed', async () => {
    const { user, drawer, sent, state } = await openSend();
    const shown = await drawer.findByRole('checkbox', { name: 'alja@zabar.example' });
    expect(shown).toHaveProperty('checked', true);
    drawer.getByText('Version 2, 3 pages, 72 kB');
    await user.click(drawer.getByRole('checkbox', { name: accounting.value }));
    const subject = drawer.getByRole('textbox', { name: /^Subject/ });
    await user.clear(subject);
    await user.type(subject, 'Vaša ponudba');
    await user.dblClick(drawer.getByRole('button', { name: 'Send to 2 contacts' }));
    await screen.findByText('The document is on its way to 2 contacts');
    expect(sent(route)).toMatchObject([{ number: '2', language: 'sl', subject: 'Vaša ponudba' }]);
    const history = within(await screen.findByRole('region', { name: 'Sent' }));
    expect(await history.findAllByText('Waiting')).toHaveLength(2);
    history.getByText(`Version 2 to ${accounting.value}`);
    expect(state.documents[0]?.state).toBe('sent');
  });

  it('repeats the same e-mail after a lost answer without sending it twice', async () => {
    const { user, drawer, service, state } = await openSend();
    const send = await drawer.findByRole('button', { name: 'Send to 1 contact' });
    service.reachable = false;
    await user.click(send);
    await drawer.findByText('The document was not sent');
    service.reachable = true;
    await user.click(send);
    await screen.findByText('The document is on its way to 1 contact');
    expect(state.documentSends).toHaveLength(1);
  });

  it('says which recipient is no longer a contact, and goes to the others', async () => {
    const { user, drawer, state, sent } = await openSend();
    await user.click(await drawer.findByRole('checkbox', { name: accounting.value }));
    withContacts(sampleCustomer.contacts)({ service: { state } } as never);
    await user.click(drawer.getByRole('button', { name: 'Send to 2 contacts' }));
    await drawer.findByText('Choose one of the offered values.');
    await user.click(await drawer.findByRole('button', { name: 'Send to 1 contact' }));
    await screen.findByText('The document is on its way to 1 contact');
    expect(sent(route)).toHaveLength(2);
  });

  it('asks for a recipient, a subject and a message', async () => {
    const { user, drawer, sent } = await openSend();
    await user.click(await drawer.findByRole('checkbox', { name: 'alja@zabar.example' }));
    await user.clear(drawer.getByRole('textbox', { name: /^Subject/ }));
    await user.click(drawer.getByRole('button', { name: 'Send' }));
    await drawer.findByText('Choose at least one recipient.');
    drawer.getByText('Enter a subject.');
    await waitFor(() => expect(document.activeElement?.id).toBe('send-contact_ids'));
    expect(sent(route)).toEqual([]);
  });

  it('says in Slovenian that the attachment is too large', async () => {
    const { user, drawer, service } = await openSend({ language: 'sl' });
    service.state.mailAttachmentLimit = 1024;
    await user.click(await drawer.findByRole('button', { name: 'Pošlji 1 kontaktu' }));
    const alert = within(await drawer.findByRole('alert'));
    alert.getByText('Dokument ni bil poslan');
    alert.getByText(/larger than 0 MB/);
  });

  it('shows which e-mails were sent before, and why one was refused', async () => {
    const { drawer, state } = await openSend({
      prepare: (fake) => {
        withContacts(sampleCustomer.contacts)(fake);
        const sentBefore = {
          documentId,
          number: 1,
          recipient: 'alja@zabar.example',
          author: { id: documentId, full_name: 'Maja Kovač' },
          created_at: '2026-11-20T15:20:00.000Z',
        };
        fake.service.state.documentSends = [
          { ...sentBefore, id: '1', state: 'refused', reason: '550 no such user' },
          { ...sentBefore, id: '2', state: 'handed_over', reason: null },
        ];
      },
    });
    const before = within(await drawer.findByRole('region', { name: 'Sent before' }));
    before.getByText('Refused: 550 no such user');
    before.getByText('Handed to the mail server');
    expect(state.documentSends).toHaveLength(2);
  });

  it.each([
    ['a customer without an e-mail', withContacts([]), 'The customer has no e-mail. Add one to the customer first.'],
    [
      'a document without a customer',
      ({ service }: Parameters<NonNullable<Opening['prepare']>>[0]) =>
        Object.assign(service.state.documents[0] ?? {}, { customer: null }),
      'This document has no customer.',
    ],
  ])('is off with the reason: %s', async (_, prepare, reason) => {
    const { user } = await openDocuments(details, { prepare });
    await screen.findByRole('button', { name: 'Send to customer' });
    const send = await waitFor(() => {
      const found = screen.getByRole('button', { name: 'Send to customer' });
      expect(found.getAttribute('aria-disabled')).toBe('true');
      return found;
    });
    expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    await user.click(send);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits until a preview is saved', async () => {
    await openDocuments(paths.documents.new.preview.href(sampleDraft.id));
    const send = await screen.findByRole('button', { name: 'Send to customer' });
    expect(send.getAttribute('aria-disabled')).toBe('true');
  });

  it('is not drawn without its permission', async () => {
    await openDocuments(details, { account: userWith('view/documents') });
    await screen.findByRole('region', { name: 'Sent' });
    expect(screen.queryByRole('button', { name: 'Send to customer' })).toBeNull();
  });
});
