import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack';
import { Button } from './button';
import { DoAndDont } from '../do-and-dont.fixture';

const meta = {
  title: 'ui-kit/Button',
  component: Button,
  args: { children: 'Save role', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For something that happens: save, create, delete. One primary button a view; \`danger\` only in the confirm dialog. What goes to another page is a \`ButtonLink\`. A button is not disabled to say that something is missing: let it be pressed and say what.

| Key | What it does |
|---|---|
| Enter, Space | does what the label says; while it is busy or not available, nothing |
| Tab | also reaches a button that is not available, so its reason is read |`,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Button {...args} variant="primary" />
      <Button {...args} icon={Download}>
        Export 23 rows
      </Button>
      <Button {...args} variant="ghost">
        Discard
      </Button>
      <Button {...args} variant="danger">
        Delete role
      </Button>
      <Button {...args} variant="link">
        Clear all
      </Button>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Button {...args} icon={Plus} size="s" />
      <Button {...args} icon={Plus} size="m" />
      <Button {...args} icon={Plus} size="l" variant="primary" />
    </Stack>
  ),
};

export const Block: Story = { args: { block: true, size: 'l', variant: 'primary', children: 'Log in' } };

export const Busy: Story = {
  args: { busy: true, variant: 'primary', children: 'Saving' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotAvailable: Story = {
  args: { children: 'Download act', disabledReason: 'Fill in every field above first.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Download act' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Fill in every field above first.');
  },
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: (
              <Stack direction="row" gap={2}>
                <Button variant="primary">Save role</Button>
                <Button>Cancel</Button>
              </Stack>
            ),
            why: 'One primary button, and it names the verb and the object.',
          },
          bad: {
            example: (
              <Stack direction="row" gap={2}>
                <Button variant="primary">OK</Button>
                <Button variant="primary">Apply</Button>
              </Stack>
            ),
            why: 'Two primary buttons compete, and neither says what it does.',
          },
        },
        {
          good: {
            example: <Button disabledReason="Fill in every field above first.">Download act</Button>,
            why: 'A button that is not available says why and still takes the focus.',
          },
          bad: {
            example: <Button disabledReason="Not available.">Download act</Button>,
            why: '“Not available” leaves people guessing what is missing.',
          },
        },
      ]}
    />
  ),
};
