import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { Dialog } from './dialog';
import { DoAndDont, Panel } from '../do-and-dont.fixture';

const meta = {
  title: 'ui-kit/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a short task over the page: one field, one choice. A question is a \`ConfirmDialog\`; a longer task beside the page is a \`Drawer\`.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | through the dialog, round and round; the first field has the focus first |
| Esc | closes, the focus goes back to where it was |`,
      },
      story: { height: '420px', inline: false },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
  args: { open: true, onClose: () => undefined, title: 'Rename role', closeLabel: 'Close' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opening(args: Story['args']) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename role</Button>
      <Dialog
        {...meta.args}
        {...args}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button onClick={() => setOpen(false)} variant="primary">
              Save role
            </Button>
          </>
        }
        onClose={() => setOpen(false)}
        open={open}
      >
        <TextField label="Name" name="title" />
      </Dialog>
    </>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Rename role' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename role' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const Open: Story = {
  args: {
    description: 'Members keep what they may do.',
    children: <TextField defaultValue="Prodaja Gorenjska" label="Name" name="title" />,
    actions: <Button variant="primary">Save role</Button>,
  },
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  play: async () => {},
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: (
              <Panel
                actions={
                  <>
                    <Button>Cancel</Button>
                    <Button variant="primary">Save role</Button>
                  </>
                }
                title="Rename role"
              >
                <TextField defaultValue="Prodaja Gorenjska" label="Name" name="good-name" />
              </Panel>
            ),
            why: 'One short task. The title and the button name the same thing.',
          },
          bad: {
            example: (
              <Panel
                actions={
                  <>
                    <Button>No</Button>
                    <Button variant="primary">Yes</Button>
                  </>
                }
                title="Attention"
              >
                <p>Rename, change members and set permissions below. Your changes apply to 42 people. Continue?</p>
              </Panel>
            ),
            why: 'A long task belongs on a page or in a drawer. “Attention” and “Yes” say nothing out of context.',
          },
        },
      ]}
    />
  ),
};
