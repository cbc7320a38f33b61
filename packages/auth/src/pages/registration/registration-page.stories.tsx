import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { invalid } from '@atrium/api-client/testing/stub';

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Registration',
  args: { path: '/registration' },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const submit: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.click(await canvas.findByRole('button', { name: /^(Create account|Ustvari račun)$/ }));
};

const fill: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  const paste = async (name: RegExp, value: string) => {
    await userEvent.click(canvas.getByLabelText(name, { selector: 'input' }));
    await userEvent.paste(value);
  };
  await paste(/^(Full name|Ime in priimek)$/, 'Maja Kovač');
  await paste(/^E-/, 'maja.kovac@znidarsic.example');
  await paste(/^(Phone|Telefon)$/, '41 234 567');
  await paste(/^(Password|Geslo)$/, 'modra-hiša7');
  await paste(/^(Confirm password|Potrditev gesla)$/, 'modra-hiša7');
  await userEvent.click(canvas.getByRole('checkbox'));
};

export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await pageShown({ canvas });
    await canvas.findByRole('region', { name: /^(New here\?|Ste tu prvič\?)$/ });
  },
};

export const Missing: Story = {
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('alert');
  },
};

export const Filled: Story = { play: fill };

export const WeakPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.type(await canvas.findByLabelText(/^(Password|Geslo)$/), 'cvetje77');
    await userEvent.tab();
  },
};

export const RefusedByService: Story = {
  args: { answers: { 'POST /auth/signup': invalid({ phone: ['This number cannot receive messages.'] }) } },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await context.canvas.findByRole('alert');
  },
};

export const Submitting: Story = {
  args: { answers: { 'POST /auth/signup': 'pending' } },
  play: async (context) => {
    await fill(context);
    await submit(context);
  },
};

export const Unreachable: Story = {
  args: { answers: { 'POST /auth/signup': 'unreachable' } },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await context.canvas.findByRole('alert');
  },
};

export const Administrator: Story = { args: { path: '/registration?administrator=one-time' } };

export const Success: Story = {
  args: { path: '/registration/registration-success', state: { email: 'maja.kovac@znidarsic.example' } },
};
