import { okPage, problem } from '@atrium/api-client/testing/stub';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { permissionMessages } from '../../components/permissions/messages';
import { backOfficeMessages } from '../../components/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { rolesMessages } from '../messages';
import { fakeRoles } from '../testing/fake-roles';

const first = { timeout: 15_000 };
const list = 'GET /roles';

const meta = {
  title: 'back-office/Roles',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, rolesMessages, permissionMessages, listMessages],
  },
  args: { path: paths.roles.href(), user: sampleAdministrator },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Prodaja Gorenjska' }, first);
};

export const List: Story = { args: { service: fakeRoles() }, play: shown };

export const FilteredOut: Story = {
  args: { service: fakeRoles() },
  play: async (context) => {
    await shown(context);
    await context.userEvent.type(context.canvas.getByRole('searchbox'), 'xyz');
    await context.canvas.findByRole('heading', { name: /^(No role matches|Ni ustreznih vlog)$/ }, first);
  },
};

export const NewRole: Story = {
  args: { service: fakeRoles() },
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^(New role|Nova vloga)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Delete: Story = {
  args: { service: fakeRoles() },
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Prodaja Gorenjska$/ }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: /^(Delete role|Izbriši vlogo)$/ }));
    await within(await screen.findByRole('alertdialog')).findByText(/6/);
  },
};

export const Loading: Story = { args: { answers: { [list]: 'pending' } } };

export const Empty: Story = { args: { answers: { [list]: okPage([]) } } };

export const NotLoaded: Story = { args: { answers: { [list]: problem(500) } } };

export const NoPermission: Story = { args: { user: userWith() } };
