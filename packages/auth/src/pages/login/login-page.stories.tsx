import { sampleUser } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { invalid } from '@atrium/api-client/testing/stub';

const meta = { ...storyMeta, component: AuthStory, title: 'auth/Log in', args: { path: '/login' } } satisfies Meta<
  typeof AuthStory
>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const logIn: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.type(await canvas.findByRole('textbox'), sampleUser.email);
  await userEvent.type(canvas.getByLabelText(/^(Password|Geslo)$/), 'modra-hiša7{Enter}');
};

export const Empty: Story = { tags: ['picture'] };

export const SessionEnded: Story = { args: { path: '/login?ended=1&from=%2Ftenants' } };

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Log in|Prijava)$/ }));
    await canvas.findByRole('alert');
  },
};

export const WrongCredentials: Story = {
  args: {
    answers: {
      'POST /auth/login': invalid({ email: ['The e-mail or the password is wrong, or the account is not active.'] }),
    },
  },
  play: async (context) => {
    await logIn(context);
    await context.canvas.findByRole('alert');
  },
};

export const Submitting: Story = { args: { answers: { 'POST /auth/login': 'pending' } }, play: logIn };

export const Unreachable: Story = {
  args: { answers: { 'POST /auth/login': 'unreachable' } },
  play: async (context) => {
    await logIn(context);
    await context.canvas.findByRole('alert');
  },
};
