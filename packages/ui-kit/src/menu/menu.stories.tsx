import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, ExternalLink, PencilLine, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { Menu } from './menu';
import { MenuItem, MenuLink, MenuSeparator } from './menu-item';
import { DoAndDont } from '../do-and-dont.fixture';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';

const copy = fn();

const meta = {
  title: 'ui-kit/Menu',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For the further actions of a row or a page. The main one stands outside as a button. What deletes stands last, in red.

| Key | What it does |
|---|---|
| Enter, Space, ↓ | on the button: opens, the first item is highlighted |
| ↓ ↑ | next, previous item |
| Home, End | first, last item |
| a letter | the next item that begins with it |
| Enter, Space | does it and closes |
| Esc | closes, the focus goes back to the button |
| Tab | closes and goes on |`,
      },
    },
  },
  args: {
    trigger: <IconButton icon={Ellipsis} label="More" variant="secondary" />,
    align: 'start',
    children: (
      <>
        <MenuLink href="#crm" icon={ExternalLink} shortcut="O">
          Open company CRM
        </MenuLink>
        <MenuLink href="#setup" icon={PencilLine} shortcut="E">
          Edit setup
        </MenuLink>
        <MenuItem icon={Copy} onSelect={copy}>
          Copy URL
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger disabledReason="Only an owner can" icon={Trash2} onSelect={fn()}>
          Close company CRM
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SameToSeveral: Story = {
  args: {
    children: ['P1-B1-7', 'P1-B1-8'].map((number) => (
      <MenuItem detail={`Invoice ${number}`} icon={Copy} key={number} onSelect={copy}>
        Copy number
      </MenuItem>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Copy number Invoice P1-B1-8' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const first = (await screen.findAllByRole('menuitem'))[0];
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy URL' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: /Close company CRM/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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
              <Stack gap={1}>
                <span>Open company CRM</span>
                <span>Edit setup</span>
                <span>Copy URL</span>
                <hr />
                <span>Close company CRM …</span>
              </Stack>
            ),
            why: 'Verb and object, most used first. What deletes stands last, after a line.',
          },
          bad: {
            example: (
              <Stack gap={1}>
                <span>Delete</span>
                <span>Open</span>
                <span>Misc</span>
                <span>Settings and more options</span>
              </Stack>
            ),
            why: 'Delete next to Open is pressed by mistake, and “Misc” hides what it does.',
          },
        },
        {
          good: {
            example: <Button variant="primary">Create company CRM</Button>,
            why: 'The main action stands outside the menu as a button.',
          },
          bad: {
            example: (
              <Stack gap={1}>
                <span>More</span>
                <span>Create company CRM</span>
              </Stack>
            ),
            why: 'Nobody looks for the main action in a menu.',
          },
        },
      ]}
    />
  ),
};
