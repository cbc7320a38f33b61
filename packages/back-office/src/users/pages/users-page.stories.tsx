import { sampleAdministrator, sampleUserRecord, sampleUserRole } from '@atrium/api-client/testing/samples';
import { okPage, problem } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inviteUsersMessages } from '../../components/invite-users/messages';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { usersMessages } from '../messages';
import { userAnswers } from '../testing/user-answers';

const path = '/administration/users';
const list = 'GET /users';
const answers = userAnswers();

const meta = {
  title: 'back-office/Users',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, usersMessages, inviteUsersMessages, listMessages],
  },
  args: { path, user: sampleAdministrator, answers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const first = { timeout: 15_000 };

const shown: Play = async ({ canvas }) => {
  await canvas.findByText('spela.cresnjevec@arkada.example', {}, first);
};

export const Full: Story = { play: shown };

export const Menu: Story = {
  play: async (context) => {
    await shown(context);
    const name = /(Actions for|Dejanja za:) Špela/;
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
  },
};

export const NothingYet: Story = { args: { answers: { ...answers, [list]: okPage([]) } } };

export const NothingFound: Story = {
  args: { path: `${path}?search=xyz`, answers: { ...answers, [list]: okPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Clear search and filters|Počisti iskanje in filtre)$/ }, first);
  },
};

export const Loading: Story = { args: { answers: { ...answers, [list]: 'pending' } } };

export const NotLoaded: Story = {
  args: { answers: { ...answers, [list]: problem(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const ReadOnly: Story = {
  args: {
    user: userWith('view/users'),
    answers: { ...answers, [list]: okPage([sampleUserRecord({ allowed_actions: [] })]) },
  },
};

export const NoPermission: Story = { args: { user: userWith() } };

export const WithoutSignIn: Story = {
  args: {
    answers: { ...answers, [list]: okPage([sampleUserRecord({ roles: [sampleUserRole()], last_sign_in_at: null })]) },
  },
};
