import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog';
import { DoAndDont, Panel } from '../do-and-dont.fixture';
import { Button } from '../button/button';

const meta = {
  title: 'ui-kit/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Before something that cannot be taken back. What can be undone is done at once and offers Undo. The title says the verb and the object, and so does the button.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | through the buttons, round and round; Cancel has the focus first |
| Enter, Space | presses the button that has the focus |
| Esc | the same as Cancel; the focus goes back |`,
      },
      story: { height: '420px', inline: false },
    },
  },
  play: async () => {
    await screen.findByRole('alertdialog');
  },
  args: {
    open: true,
    title: 'Delete Prodaja Gorenjska',
    children: "You're about to delete Prodaja Gorenjska. Would you like to proceed with this action?",
    confirmLabel: 'Delete role',
    cancelLabel: 'Cancel',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete Prodaja Gorenjska' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Deleting: Story = { args: { busy: true, confirmLabel: 'Deleting role' } };
export const Unsaved: Story = {
  tags: ['picture'],
  args: {
    title: 'Leave without saving?',
    children: 'The document has not yet been saved in the application. If you leave this view, it will be discarded.',
    confirmLabel: 'Save document',
    cancelLabel: 'Stay',
    tone: 'primary',
    alternative: { label: 'Discard document', onChoose: fn() },
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
                    <Button variant="danger">Delete role</Button>
                  </>
                }
                title="Delete Prodaja Gorenjska"
              >
                <p>12 people lose its permissions. You cannot undo this.</p>
              </Panel>
            ),
            why: 'Ask only before something final. Name the thing and the consequence, and put the verb on the button.',
          },
          bad: {
            example: (
              <Panel
                actions={
                  <>
                    <Button variant="primary">OK</Button>
                    <Button>Cancel</Button>
                  </>
                }
                title="Are you sure?"
              >
                <p>Do you really want to do this?</p>
              </Panel>
            ),
            why: 'The question fits anything, so people stop reading and press OK. What can be undone needs no question: do it and offer Undo.',
          },
        },
      ]}
    />
  ),
};
