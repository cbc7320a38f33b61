import {
  sampleAdministrator,
  sampleInvitableRoles,
  sampleUserInvitation,
  sampleUserInvitations,
} from '@atrium/api-client/testing/samples';
import { invalid, ok, okPage, problem } from '@atrium/api-client/testing/stub';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { inviteUsersMessages } from '../../components/invite-users/messages';
import { permissionMessages } from '../../components/permissions/messages';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { invitationsMessages } from '../messages';

const list = 'GET /user-invitations';
const roles = 'GET /user-invitations/roles';
const invite = 'POST /user-invitations';
const withdraw = `DELETE /user-invitations/${sampleUserInvitation().id}`;
const some = { [list]: okPage([...sampleUserInvitations]), [roles]: ok({ data: sampleInvitableRoles }) };
const path = '/administration/users/invitations';

const meta = {
  title: 'back-office/Invitations',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, invitationsMessages, inviteUsersMessages, permissionMessages, listMessages],
  },
  args: { path, user: sampleAdministrator, answers: some },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const first = { timeout: 15_000 };

const shown: Play = async ({ canvas }) => {
  await canvas.findByText('tina.zupan@arkada.example', {}, first);
};

const opened: Play = async (context) => {
  await shown(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: /^(Invite people|Povabi osebe|Invite|Povabi)$/ }));
  await screen.findByRole('checkbox', { name: /^Računovodstvo/ }, first);
};

const filled: Play = async (context) => {
  await opened(context);
  const { userEvent } = context;
  await userEvent.type(
    screen.getByLabelText(/^(E-mails|E-poštni naslovi)$/),
    'rok.zajc@arkada.example,eva.hren@arkada.example,ana.mlakar@arkada.example,',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^Prodaja Gorenjska/ }));
};

const sent: Play = async (context) => {
  await filled(context);
  await context.userEvent.click(screen.getByRole('button', { name: /^(Invite 3 people|Povabi 3 osebe)$/ }));
};

export const EveryState: Story = { play: shown };

export const Invite: Story = { play: opened };

export const RefusedRole: Story = {
  play: async (context) => {
    await filled(context);
    await context.userEvent.click(screen.getByRole('checkbox', { name: /^Računovodstvo/ }));
  },
};

export const RefusedAddress: Story = {
  args: { answers: { ...some, [invite]: invalid({ 'emails.1': ['This person already has a pending invitation.'] }) } },
  play: async (context) => {
    await sent(context);
    await screen.findByText('This person already has a pending invitation.');
  },
};

export const NotSent: Story = {
  args: { answers: { ...some, [invite]: problem(429, { message: 'Too many requests.' }) } },
  play: sent,
};

export const Withdrawn: Story = {
  args: { answers: { ...some, [withdraw]: ok(null, 204) } },
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    const button = canvas.queryByRole('button', { name: /^(Withdraw the invitation of tina|Umakni povabilo: tina)/ });
    if (button !== null) return userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: /^(More|Več): tina/ }));
    return userEvent.click(await screen.findByRole('menuitem', { name: /^(Withdraw|Umakni)$/ }));
  },
};

export const NothingYet: Story = {
  args: { answers: { ...some, [list]: okPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(No pending invitations|Ni odprtih povabil)$/ }, first);
  },
};

export const NothingFound: Story = {
  args: { path: `${path}?search=xyz`, answers: { ...some, [list]: okPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Clear search and filters|Počisti iskanje in filtre)$/ }, first);
  },
};

export const ReadOnly: Story = {
  args: {
    user: userWith('view/users'),
    answers: { [list]: okPage(sampleUserInvitations.map((row) => ({ ...row, allowed_actions: [] }))) },
  },
  play: shown,
};

export const Loading: Story = {
  args: { answers: { [list]: 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', {}, first);
  },
};

export const NotLoaded: Story = {
  args: { answers: { [list]: problem(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };
