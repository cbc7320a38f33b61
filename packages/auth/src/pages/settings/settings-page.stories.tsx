import { sampleSessions, sampleUser } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { problem } from '@atrium/api-client/testing/stub';

const update = `POST /auth/update/${sampleUser.id}`;

const sessions = { 'GET /auth/sessions': { status: 200, body: { data: sampleSessions } } };

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Settings',
  args: { path: '/settings', user: sampleUser, answers: sessions },
  parameters: { ...storyMeta.parameters, shell: true },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const security = { path: '/settings?tab=security' };

const saveAccount: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.click(await canvas.findByRole('button', { name: /^(Save account|Shrani račun)$/ }));
};

export const Ready: Story = { tags: ['picture'] };

export const Security: Story = { args: security };

export const Display: Story = { args: { path: '/settings?tab=display' } };

export const Saved: Story = {
  args: { answers: { ...sessions, [update]: { status: 200, body: sampleUser } } },
  play: async (context) => {
    await saveAccount(context);
    await context.canvas.findByText(/^(Successfully saved|Uspešno shranjeno)$/);
  },
};

export const Failed: Story = {
  args: { answers: { ...sessions, [update]: problem(500) } },
  play: async (context) => {
    await saveAccount(context);
    await context.canvas.findByRole('alert');
  },
};

export const MissingPasswords: Story = {
  args: security,
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Change password|Spremeni geslo)$/ }));
    await canvas.findByRole('alert');
  },
};

const pressFirst =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

export const EmailWaitsForConfirmation: Story = {
  args: { user: { ...sampleUser, pending_email: 'nova@znidarsic.example' } },
};

export const ChangeEmail: Story = {
  play: async (context) => {
    await pressFirst(/^(Change e-mail|Spremeni e-poštni naslov)$/)(context);
    await within(document.body).findByRole('dialog');
  },
};

export const SessionsLoading: Story = { args: { ...security, answers: { 'GET /auth/sessions': 'pending' } } };

export const SessionsFailed: Story = {
  args: { ...security, answers: { 'GET /auth/sessions': problem(500) } },
  play: async (context) => {
    await pageShown(context);
    await context.canvas.findByRole('alert');
  },
};

export const OnlyThisSession: Story = {
  args: { ...security, answers: { 'GET /auth/sessions': { status: 200, body: { data: sampleSessions.slice(0, 1) } } } },
};

export const AskBeforeEndingSessions: Story = {
  args: security,
  play: async (context) => {
    await pressFirst(/^(End all other sessions|Končaj vse druge seje)$/)(context);
    await within(document.body).findByRole('alertdialog');
  },
};

const closeAccount: Play = async (context) => {
  await pressFirst(/^(Close my account|Zapri moj račun)$/)(context);
  const dialog = within(await within(document.body).findByRole('dialog'));
  await context.userEvent.type(dialog.getByLabelText(/^(Current password|Trenutno geslo)$/), 'modra-hiša7');
  await context.userEvent.click(dialog.getByRole('button', { name: /^(Close account|Zapri račun)$/ }));
};

const ownsTenants = {
  code: 'owns_tenants',
  tenants: [{ id: '019a9f00-0000-7000-8000-0000000000a1', title: 'Kovinarstvo Ažman d.o.o.' }],
};

export const CloseAccountOwnsTenants: Story = {
  args: {
    answers: {
      ...sessions,
      'POST /auth/close': problem(409, ownsTenants),
    },
  },
  play: async (context) => {
    await closeAccount(context);
    await within(document.body).findByRole('link', { name: 'Kovinarstvo Ažman d.o.o.' });
  },
};

/** Ends on a page for visitors, outside the navigation. */
export const AccountClosed: Story = {
  parameters: { shell: false },
  args: { answers: { ...sessions, 'POST /auth/close': { status: 204 } } },
  play: async (context) => {
    await closeAccount(context);
    await context.canvas.findByText(/^(Your account is closed|Vaš račun je zaprt)$/);
  },
};

const drawn = async () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 300, height: 225 });
  const context = canvas.getContext('2d');
  const bands = ['#fef9ee', '#9fc2c2', '#677a77', '#444845'];
  for (const [at, colour] of bands.entries()) {
    if (context === null) break;
    context.fillStyle = colour;
    context.fillRect(at * 30, at * 60, 300, 225);
  }
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve);
  return new File([(await promise) ?? ''], 'triglav-jutro.png');
};

const cropPicture: Play = async (context) => {
  await pageShown(context);
  const input = context.canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file input.');
  await context.userEvent.upload(input, await drawn());
  const dialog = within(await within(document.body).findByRole('dialog'));
  await dialog.findByRole('application');
};

export const CropPicture: Story = { play: cropPicture };

export const PictureRefused: Story = {
  play: async (context) => {
    await pageShown(context);
    const input = context.canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no file input.');
    await context.userEvent.upload(input, new File(['x'], 'slika.png'));
    await context.canvas.findByRole('alert');
  },
};
