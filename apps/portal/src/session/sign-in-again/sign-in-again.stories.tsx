import { sampleUser } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { signedInMessages } from '../../signed-in-messages';
import { withPortal } from '../../testing/with-portal';
import { SignInAgain } from './sign-in-again';

const meta = {
  title: 'portal/SignInAgain',
  component: SignInAgain,
  decorators: [withPortal],
  parameters: { messages: [signedInMessages] },
  args: { user: sampleUser },
} satisfies Meta<typeof SignInAgain>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = () => screen.findByLabelText(/^(Password|Geslo)$/);

export const Asked: Story = {
  play: async () => {
    const field = await password();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  play: async () => {
    await userEvent.type(await password(), 'not-mine-1');
    await userEvent.click(screen.getByRole('button', { name: /^(Log in|Prijava)$/ }));
    await waitFor(async () => expect(await password()).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Leaving: Story = {
  play: async () => {
    await password();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
  },
};
