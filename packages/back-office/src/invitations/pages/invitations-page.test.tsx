import { sampleInvitableRoles, sampleUserInvitation, sampleUserInvitations } from '@atrium/api-client/testing/samples';
import { invalid, ok, okPage, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { I18nProvider } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { listMessages } from '@atrium/i18n/lists';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inviteUsersMessages } from '../../components/invite-users/messages';
import { permissionMessages } from '../../components/permissions/messages';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { invitationsMessages } from '../messages';

const list = 'GET /user-invitations';
const roles = 'GET /user-invitations/roles';
const invite = 'POST /user-invitations';
const { id, email } = sampleUserInvitation();
const withdraw = `DELETE /user-invitations/${id}`;
const restore = `POST /user-invitations/${id}/restore`;
const resend = `POST /user-invitations/${id}/resend`;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

async function open(answers: StubAnswers = {}, permissions = ['view/users', 'create/users']) {
  const messages = [backOfficeMessages, invitationsMessages, inviteUsersMessages, permissionMessages, listMessages];
  const i18n = await startI18nForTests({ messages });
  const service = stubService({
    [list]: okPage([...sampleUserInvitations]),
    [roles]: ok({ data: sampleInvitableRoles }),
    ...answers,
  });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path="/administration/users/invitations" service={service} user={userWith(...permissions)} />
    </I18nProvider>,
  );
  await screen.findByText(email);
  const sent = (route: string) => service.calls.filter((call) => call.route === route);
  return { user: userEvent.setup(), sent };
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('pending invitations', () => {
  it('show their roles, sender and state', async () => {
    await open();
    const texts = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent;
    expect(texts('tina')).toContain('Prodaja Gorenjska, Slovenian');
    expect(texts('tina')).toContain('Maja Kovač');
    expect(texts('luka')).toContain('Samo za branje and 1 more, Slovenian');
    for (const [name, state] of [
      ['tina', 'Waitinguntil 28.11.2026'],
      ['nina', 'E-mail refusedby the mail server'],
      ['marko', 'Expired18.11.2026'],
      ['sara', 'Voidinviter inactive'],
    ] as const)
      expect(texts(name)).toContain(state);
  });

  it('offer what the service allows', async () => {
    await open();
    const buttons = (name: string) =>
      row(name)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(buttons('tina')).toEqual(['Send again', 'Withdraw']);
    expect(buttons('luka')).toEqual(['Withdraw']);
    expect(buttons('marko')).toEqual([]);
    expect(buttons('sara')).toEqual(['Invite again', 'Withdraw']);
  });

  it('are withdrawn, and the notice undoes it', async () => {
    const { user, sent } = await open({ [withdraw]: ok(null, 204), [restore]: ok(sampleUserInvitation()) });
    await user.click(screen.getByRole('button', { name: `Withdraw the invitation of ${email}` }));
    expect(await screen.findByText(`The invitation of ${email} was withdrawn`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`The invitation of ${email} is valid again`)).toBeDefined();
    expect(sent(restore)).toHaveLength(1);
  });

  it('are sent again, or say why not', async () => {
    const message = 'This invitation was already sent three times.';
    const refusal = problem(409, { code: 'invitation_sent_too_often', message });
    const { user } = await open({ [resend]: [ok(sampleUserInvitation()), refusal] });
    const button = () => screen.getByRole('button', { name: `Send again to ${email}` });
    await user.click(button());
    expect(await screen.findByText(`The invitation was sent again to ${email}`)).toBeDefined();
    await user.click(button());
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('cannot be sent without the permission', async () => {
    await open({}, ['view/users']);
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull();
  });
});

describe('inviting people', () => {
  const start = async (answers: StubAnswers = {}) => {
    const opened = await open(answers);
    await opened.user.click(screen.getByRole('button', { name: 'Invite people' }));
    await screen.findByRole('checkbox', { name: 'Prodaja Gorenjska' });
    const submit = (name: string) => opened.user.click(screen.getByRole('button', { name }));
    return { ...opened, emails: screen.getByLabelText('E-mails'), submit };
  };

  it('sends the addresses, roles, language and message', async () => {
    const invitations = sampleUserInvitations.slice(0, 2);
    const { user, emails, submit, sent } = await start({ [invite]: ok({ data: invitations }, 201) });
    await user.type(emails, 'rok@arkada.si, eva@arkada.si');
    await user.click(screen.getByRole('checkbox', { name: 'Prodaja Gorenjska' }));
    await user.click(screen.getByRole('radio', { name: 'Slovenian' }));
    await user.type(screen.getByLabelText(/^Message/), 'Dobrodošli v ekipi.');
    await submit('Invite 2 people');
    expect(await screen.findByText('2 invitations were sent')).toBeDefined();
    expect(sent(invite)[0]?.body).toEqual({
      emails: ['rok@arkada.si', 'eva@arkada.si'],
      role_ids: [sampleInvitableRoles[1]?.id],
      language: 'sl',
      message: 'Dobrodošli v ekipi.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for an address and a role', async () => {
    const { emails, submit, sent } = await start();
    await submit('Invite people');
    expect(await screen.findByText('Enter at least one e-mail.')).toBeDefined();
    expect(screen.getByText('Choose at least one role.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(emails));
    expect(sent(invite)).toEqual([]);
  });

  it('keeps a role that the user cannot give, in error, with the missing permissions, and focuses it', async () => {
    const { user, emails, submit, sent } = await start();
    await user.type(emails, 'rok@arkada.si{Enter}');
    const refused = screen.getByRole('checkbox', { name: 'Računovodstvo' });
    await user.click(refused);
    expect(screen.getByText('You cannot give the role Računovodstvo: it allows things you may not do.')).toBeDefined();
    expect(screen.getByText(/^Price list: Update, Price list: View and 1 more\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(screen.getByText('Price list: Update, Price list: View, Subscriptions: View')).toBeDefined();
    await submit('Invite 1 person');
    await waitFor(() => expect(document.activeElement?.id).toBe(refused.id));
    expect(sent(invite)).toEqual([]);
  });

  it('shows the service’s error at its address and focuses it', async () => {
    const taken = 'This person already has a pending invitation.';
    const { user, emails, submit } = await start({ [invite]: invalid({ 'emails.1': [taken] }) });
    await user.type(emails, 'rok@arkada.si,eva@arkada.si,');
    await user.click(screen.getByRole('checkbox', { name: 'Prodaja Gorenjska' }));
    await submit('Invite 2 people');
    expect((await screen.findByText(taken)).textContent).toBe(`eva@arkada.si ${taken}`);
    expect(document.activeElement?.textContent).toBe('eva@arkada.si');
  });
});
