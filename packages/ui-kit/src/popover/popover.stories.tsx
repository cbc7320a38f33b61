import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { onPhone } from '../phone.fixture';
import { Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { Popover } from './popover';

const meta = {
  title: 'ui-kit/Popover',
  component: Popover,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a few fields or facts that belong to one button and leave the page in sight: filters, a calendar, a rename. A list of actions is a \`Menu\`, a question a \`ConfirmDialog\`, a longer task a \`Drawer\`. On a phone it is a sheet from below.

| Key | What it does |
|---|---|
| Enter, Space | on the button: opens, the focus goes to the first field |
| Tab, Shift + Tab | round through what is inside; where the title is hidden, on into the page |
| Esc | closes, the focus goes back to the button |`,
      },
    },
  },
  args: {
    trigger: <Button>Rename</Button>,
    title: 'Rename the company CRM',
    closeLabel: 'Close',
    children: <TextField defaultValue="Pekarna Črešnjevec" label="Name" name="title" />,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('dialog', { name: 'Rename the company CRM' });

export const Closed: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await panel();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const WithFooter: Story = {
  args: { footer: <Button variant="primary">Save name</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await waitFor(async () => expect(await panel()).toBeVisible());
  },
};

export const TitleHidden: Story = {
  args: {
    titleHidden: true,
    onPhone: 'popover',
    trigger: <Button>Who sees this?</Button>,
    title: 'Who sees this',
    children: <Stack gap={2}>Owners and managers of the company CRM.</Stack>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who sees this?' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Who sees this' })).toBeVisible());
  },
};

export const SheetOnPhone: Story = {
  args: { footer: <Button variant="primary">Save name</Button> },
  ...onPhone,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    const sheet = await panel();
    await expect(sheet).toHaveClass('a-drawer');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
