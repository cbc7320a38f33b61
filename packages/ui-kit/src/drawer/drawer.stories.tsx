import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { Drawer } from './drawer';
import { DoAndDont, Panel } from '../do-and-dont.fixture';

const meta = {
  title: 'ui-kit/Drawer',
  component: Drawer,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a task beside a page whose content one still wants to see: adding members, filters, the plan total on a phone. On a phone it is a sheet from below.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | through the drawer, round and round |
| Esc | closes, the focus goes back to where it was |`,
      },
      story: { height: '480px', inline: false },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
  args: { open: true, onClose: () => undefined, title: 'Add members', closeLabel: 'Close', children: null },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFooter: Story = {
  args: {
    children: <TextField label="Name" name="member" />,
    footer: (
      <>
        <Button variant="primary">Add 2 members</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add members' })).toBeVisible());
  },
};
export const Fit: Story = {
  args: {
    title: 'Plan total',
    aside: <Badge tone="accent">Yearly</Badge>,
    height: 'fit',
    children: 'To pay now 1.854,20 €',
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
                    <Button variant="primary">Add 2 members</Button>
                    <Button>Cancel</Button>
                  </>
                }
                title="Add members"
              >
                <TextField label="Name" name="drawer-good" />
              </Panel>
            ),
            why: 'A side task. The page stays visible, and the button counts what will happen.',
          },
          bad: {
            example: (
              <Panel actions={<Button variant="danger">Delete</Button>} title="Delete role">
                <p>Would you like to proceed?</p>
              </Panel>
            ),
            why: 'A question is a ConfirmDialog. A drawer can be closed by accident and looks like a place to work.',
          },
        },
      ]}
    />
  ),
};
