import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { problem } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { activityMessages } from '../../components/activity/messages';
import { permissionMessages } from '../../components/permissions/messages';
import { backOfficeMessages } from '../../components/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { rolesMessages } from '../messages';
import { fakeRoles, salesId } from '../testing/fake-roles';

const first = { timeout: 15_000 };
const href = paths.roles.details.href;
const details = href(salesId);
const permissions = `${details}?tab=permissions`;
const readOnly = userWith('view/roles');

const meta = {
  title: 'back-office/Role',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, rolesMessages, activityMessages, permissionMessages, listMessages],
  },
  args: { path: details, user: sampleAdministrator },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shown: Play = async ({ canvas }) => {
  await canvas.findByText('Anže Šuštar', undefined, first);
};

const matrix: Play = async ({ canvas }) => {
  await canvas.findAllByText(/^(Codelists|Šifranti)$/, undefined, first);
};

const changed: Play = async (context) => {
  await matrix(context);
  const { canvas, userEvent } = context;
  const folded = canvas.queryByRole('button', { name: /^(Price list|Cenik)/ });
  if (folded !== null) await userEvent.click(folded);
  await userEvent.click(canvas.getByRole('checkbox', { name: /^((Price list|Cenik): )?(Update|Urejanje)$/ }));
  const codelists = canvas.queryByRole('checkbox', { name: /^(Codelists: Update|Šifranti: Urejanje)$/ });
  if (codelists !== null) await userEvent.click(codelists);
  await canvas.findByRole('button', { name: /^(Save permissions|Shrani dovoljenja)$/ });
};

export const Members: Story = { args: { service: fakeRoles() }, play: shown };

export const WithoutMembers: Story = {
  args: { path: href('01990000-0000-7000-8000-000000000033'), service: fakeRoles() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Role has no members\.|Vloga nima članov\.)$/ }, first);
  },
};

export const AddUsers: Story = {
  args: { service: fakeRoles() },
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^(Add users|Dodaj uporabnike)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await context.userEvent.click(await drawer.findByRole('checkbox', { name: /Blaž Kočevar$/ }, first));
  },
};

export const Copy: Story = {
  args: { service: fakeRoles() },
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^(Copy role|Kopiraj vlogo)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Permissions: Story = { args: { path: permissions, service: fakeRoles() }, play: matrix };

export const ChangedPermissions: Story = { args: { path: permissions, service: fakeRoles() }, play: changed };

export const PermissionsOnAPhone: Story = {
  args: { path: permissions, service: fakeRoles() },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const module = await canvas.findByRole('button', { name: /^(Codelists|Šifranti)/ }, first);
    await userEvent.click(module);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Delete|Brisanje)/ }));
    await expect(canvas.getByText(/^(Changed|Spremenjeno)$/)).toBeVisible();
  },
};

export const Administrators: Story = {
  args: { path: `${href('01990000-0000-7000-8000-00000000b001')}?tab=permissions`, service: fakeRoles() },
  play: matrix,
};

export const ReadOnly: Story = {
  args: { path: permissions, user: readOnly, service: fakeRoles(readOnly) },
  play: matrix,
};

export const Loading: Story = { args: { answers: { [`GET /roles/${salesId}`]: 'pending' } } };

export const Missing: Story = {
  args: { answers: { [`GET /roles/${salesId}`]: problem(404, { code: 'role_not_found' }) } },
};

export const NotLoaded: Story = { args: { answers: { [`GET /roles/${salesId}`]: problem(500) } } };

export const NoPermission: Story = { args: { user: userWith() } };
