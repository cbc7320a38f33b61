import { administratorActivity, sampleActivity, sampleAdministrator } from '@atrium/api-client/testing/samples';
import { okPage, problem } from '@atrium/api-client/testing/stub';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { activityMessages } from '../../components/activity/messages';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';

const list = 'GET /activity';
const path = '/administration/activity';
const people = { 'POST /options': okPage([]) };

const meta = {
  title: 'back-office/Activity',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, activityMessages, listMessages],
  },
  args: { path, user: sampleAdministrator, answers: { [list]: okPage(administratorActivity), ...people } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const first = { timeout: 15_000 };

const shown: Play = async ({ canvas }) => {
  await canvas.findAllByText('Žan Hribar', {}, first);
};

export const Full: Story = { play: shown };

export const Reader: Story = {
  args: { user: userWith('view/activity', 'view/codelists'), answers: { [list]: okPage(sampleActivity.slice(1, 2)) } },
  play: shown,
};

export const Filters: Story = {
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Filter/ }));
    await within(await screen.findByRole('dialog')).findByRole('combobox', { name: /^(Person|Oseba)/ });
  },
};

export const FilteredOut: Story = {
  args: { path: `${path}?search=nič&module=codelists`, answers: { [list]: okPage([]), ...people } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Nothing matches|Temu iskanju)/ }, first);
  },
};

export const Empty: Story = {
  args: { answers: { [list]: okPage([]), ...people } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Nothing has happened yet|Nič se še ni zgodilo)$/ }, first);
  },
};

export const Loading: Story = {
  args: { answers: { [list]: 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Loading the activity|Nalaganje dejavnosti)$/, {}, first);
  },
};

export const NotLoaded: Story = {
  args: { answers: { [list]: problem(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };
