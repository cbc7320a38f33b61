import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Moon, Plus, Settings2, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { CompanyTile } from '../company-tile/company-tile';
import { CommandPalette } from './command-palette';
import type { PaletteGroup } from './palette-item';

const toDark = fn();

const tenants: PaletteGroup = {
  id: 'tenants',
  label: 'Licenses',
  items: [
    {
      id: 'znidarsic',
      label: 'Čebelarstvo Žnidaršič d.o.o.',
      detail: 'znidarsic.crm.example',
      lead: <CompanyTile name="Čebelarstvo Žnidaršič d.o.o." state="active" />,
      href: '#tenants/1',
    },
    {
      id: 'znidar',
      label: 'Žnidar transport',
      detail: 'draft, step 2 of 7',
      lead: <CompanyTile name="Žnidar transport" state="draft" />,
      href: '#tenants/2',
    },
    {
      id: 'lesna',
      label: 'Lesna Kočevje, zadruga z.o.o.',
      detail: 'lesna-kocevje.crm.example',
      lead: <CompanyTile name="Lesna Kočevje, zadruga z.o.o." state="inactive" />,
      href: '#tenants/3',
    },
  ],
};

const pages: PaletteGroup = {
  id: 'pages',
  label: 'Pages',
  items: [
    { id: 'users', label: 'Users', icon: Users, href: '#users' },
    { id: 'settings', label: 'Settings', icon: Settings2, keywords: ['password', 'language'], href: '#settings' },
  ],
};

const actions: PaletteGroup = {
  id: 'actions',
  label: 'Actions',
  items: [
    { id: 'new', label: 'New company CRM', icon: Plus, shortcut: 'N', href: '#tenants/new' },
    { id: 'billing', label: 'Billing of Čebelarstvo Žnidaršič', icon: CreditCard, href: '#tenants/1/billing' },
    { id: 'dark', label: 'Dark theme', icon: Moon, keywords: ['night', 'appearance'], onSelect: toDark },
  ],
};

const meta = {
  title: 'ui-kit/CommandPalette',
  component: CommandPalette,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Once, in the shell, opened by Ctrl K and by the search of the navigation: every page, record and action that this person may reach, records first. It is no substitute for a list's own search. Groups that a server fills set \`found\` and \`loading\`; ask it after a pause of 300 ms in \`onQueryChange\`.

| Key | What it does |
|---|---|
| ↓ ↑ | next, previous item; from the last to the first and back |
| Home, End | start and end of the words typed |
| Enter | opens or does the highlighted item |
| Ctrl Enter | opens it in a new tab, if it leads somewhere; the palette stays |
| Esc | closes and gives the focus back |

Accents do not matter: "zni" finds "Žnidaršič".`,
      },
      story: { height: '560px', inline: false },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    onQueryChange: fn(),
    groups: [tenants, pages, actions],
    texts: {
      label: 'Search or jump to',
      placeholder: 'Search or jump to',
      close: 'Close',
      empty: 'Nothing matches',
      loading: 'Loading',
      found: (count) => (count === 1 ? '1 result' : `${count} results`),
      move: 'move',
      open: 'open',
      newTab: 'new tab',
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const Matches: Story = {
  tags: ['picture'],
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'zni');
    const licenses = screen.getByRole('group', { name: 'Licenses' });
    await expect(within(licenses).getAllByRole('option')).toHaveLength(2);
    await expect(within(licenses).getAllByText('Žni')[0]).toHaveStyle({ fontWeight: '600' });
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Čebelarstvo Žnidaršič'),
    );
  },
};

function OpenedByButton(args: Story['args']) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...meta.args} {...args} onClose={() => setOpen(false)} open={open} />
    </>
  );
}

export const ByKeyboard: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas }) => {
    toDark.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Čebelarstvo'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dark theme');
    await userEvent.keyboard('{Enter}');
    await expect(toDark).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

export const NothingMatches: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(screen.getByText('Nothing matches', { selector: 'p' })).toBeVisible();
  },
};

export const LoadingAGroup: Story = {
  args: { groups: [{ ...tenants, items: [], found: true, loading: true }, pages, actions] },
};

export const FoundByAServer: Story = { args: { groups: [{ ...tenants, found: true }, actions] } };
