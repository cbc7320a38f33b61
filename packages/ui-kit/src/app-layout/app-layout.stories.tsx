import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, FileText, LogOut, Plus, Settings2, Shield, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import { ButtonLink } from '../button-link/button-link';
import { NotificationBell } from '../notification-center/notification-bell';
import { PageHeader } from '../page-header/page-header';
import { NavigationAction, NavigationGroup, NavigationItem } from '../side-navigation/navigation-item';
import { NavigationSearch } from '../side-navigation/navigation-search';
import { UserBadge } from '../side-navigation/user-badge';
import { AppLayout } from './app-layout';

const meta = {
  title: 'ui-kit/AppLayout',
  component: AppLayout,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Once, around every signed-in page. Open it is 232 wide, narrowed 56; on a phone a drawer of 288. The portal keeps the choice and gives the items.

| Key | What it does |
|---|---|
| Tab | first to "Skip to content", then through the navigation and the page |
| Enter | on "Skip to content": the focus goes to the page |
| Enter, Space | on the button of the top bar: opens the drawer on a phone; on the button of the navigation: rail or open |
| Esc | closes the drawer, the focus goes back to its button |`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    texts: {
      skip: 'Skip to content',
      navigation: 'Main',
      openNavigation: 'Open navigation',
      closeNavigation: 'Close navigation',
      collapseNavigation: 'Collapse navigation',
      expandNavigation: 'Expand navigation',
    },
    brand: { name: 'Atrium', href: '#tenants' },
    navigation: (
      <>
        <NavigationSearch aria-keyshortcuts="Control+K" label="Search or jump to" shortcut="Ctrl K" />
        <NavigationItem current href="#tenants" icon={Building2} label="Licenses" />
        <NavigationGroup label="Back office">
          <NavigationItem href="#documents" icon={FileText} label="Documents" />
          <NavigationItem href="#roles" icon={Shield} label="Roles" />
          <NavigationItem href="#users" icon={Users} label="Users" />
        </NavigationGroup>
      </>
    ),
    navigationFooter: (
      <>
        <NotificationBell count={2} countText="2 unread" label="Notifications" place="navigation" />
        <NavigationItem href="#settings" icon={Settings2} label="Settings" />
        <NavigationAction icon={LogOut} label="Log out" onPress={() => undefined} />
      </>
    ),
    user: <UserBadge detail="Head of operations" href="#settings" label="Settings" name="Maja Kovač" />,
    topBarEnd: (
      <>
        <NotificationBell count={2} countText="2 unread" label="Notifications" place="bar" />
        <Avatar name="Maja Kovač" />
      </>
    ),
    rail: false,
    onRailChange: () => undefined,
    locationKey: '/tenants',
    children: (
      <PageHeader
        actions={
          <ButtonLink href="#new" icon={Plus} variant="primary">
            Start here
          </ButtonLink>
        }
        title="Tenants"
      />
    ),
  },
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

function Collapsing(args: Story['args']) {
  const [rail, setRail] = useState(false);
  return <AppLayout {...meta.args} {...args} onRailChange={setRail} rail={rail} />;
}

export const Open: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Collapsing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(canvas.getByRole('button', { name: 'Expand navigation', expanded: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Licenses', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
  },
};
export const Rail: Story = { args: { rail: true } };
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Main' })).toBeVisible());
  },
};
