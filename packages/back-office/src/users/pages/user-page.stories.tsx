import {
  sampleActivity,
  sampleAdministrator,
  sampleUserRecord,
  sampleUserRole,
} from '@atrium/api-client/testing/samples';
import { ok, okPage, problem } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { activityMessages } from '../../components/activity/messages';
import { permissionMessages } from '../../components/permissions/messages';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { usersMessages } from '../messages';
import { userAnswers } from '../testing/user-answers';

const user = sampleUserRecord();
const path = `/administration/users/${user.id}`;
const record = `GET /users/${user.id}`;
const answers = userAnswers();

const meta = {
  title: 'back-office/User',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, usersMessages, activityMessages, permissionMessages, listMessages],
  },
  args: { path, user: sampleAdministrator, answers },
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const first = { timeout: 15_000 };

const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: user.full_name }, first);
};

const press =
  (name: RegExp): Play =>
  async (context) => {
    await shown(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name }, first));
  };

const anonymise: Play = async (context) => {
  await press(/^(More actions|Več dejanj)/)(context);
  await context.userEvent.click(await screen.findByRole('menuitem', { name: /^(Anonymise|Anonimiziraj)$/ }));
  await screen.findByRole('heading', { name: /^(Anonymise|Anonimizacija)/ }, first);
};

export const Details: Story = { play: shown };

export const Activity: Story = {
  args: {
    path: `${path}?tab=activity`,
    answers: { ...answers, [`GET /activity/user/${user.id}`]: okPage(sampleActivity), 'POST /options': okPage([]) },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Žan Hribar', {}, first);
  },
};

export const AddRoles: Story = {
  play: async (context) => {
    await press(/^(Add roles|Dodaj vloge)$/)(context);
    await context.userEvent.click(await screen.findByRole('checkbox', { name: /Podpora uporabnikom/ }, first));
  },
};

export const Edit: Story = {
  play: async (context) => {
    await press(/^(Edit|Uredi)$/)(context);
    await screen.findByRole('dialog', {}, first);
  },
};

export const EndAllSessions: Story = {
  play: async (context) => {
    await press(/^(End all|Končaj vse)$/)(context);
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const Anonymise: Story = { play: anonymise };

export const OwnsCompanyCrms: Story = {
  args: {
    answers: {
      ...answers,
      [`${record}/anonymisation`]: ok({
        blocked_by: null,
        owned: 1,
        owned_tenants: [{ id: 'd1', title: 'Kovinarstvo Ažman' }],
        sessions: 0,
        roles: 2,
        memberships: 1,
        invitations: 0,
      }),
    },
  },
  play: anonymise,
};

export const Permissions: Story = { args: { path: `${path}?tab=permissions` }, play: shown };

export const PermissionsByRole: Story = {
  args: { path: `${path}?tab=permissions` },
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: /^(By role|Po vlogah)$/ }));
  },
};

export const WithoutRoles: Story = {
  args: { answers: userAnswers(sampleUserRecord({ roles: [], tenants: [], position_title: null })) },
  play: shown,
};

export const InactiveRole: Story = {
  args: { answers: userAnswers(sampleUserRecord({ roles: [sampleUserRole({ active: false })] })) },
  play: shown,
};

export const LastAdministrator: Story = {
  args: {
    answers: userAnswers(
      sampleUserRecord({ activation_blocked_by: 'last_administrator', allowed_actions: ['update', 'end-sessions'] }),
    ),
  },
  play: shown,
};

export const MorePermissions: Story = {
  args: {
    user: userWith('view/users', 'update/users'),
    answers: userAnswers(
      sampleUserRecord({ activation_blocked_by: 'more_permissions', allowed_actions: [], tenants: null }),
    ),
  },
  play: shown,
};

export const ReadOnly: Story = {
  args: {
    user: userWith('view/users'),
    answers: userAnswers(sampleUserRecord({ allowed_actions: [], tenants: null })),
  },
  play: shown,
};

export const Loading: Story = { args: { answers: { ...answers, [record]: 'pending' } } };

export const NotLoaded: Story = { args: { answers: { ...answers, [record]: problem(500) } } };

export const Missing: Story = { args: { answers: { ...answers, [record]: problem(404) } } };

export const NoPermission: Story = { args: { user: userWith() } };
