import {
  Button,
  IconButton,
  LanguageSwitch,
  NavigationGroup,
  NavigationItem,
  PageHeader,
  Status,
  Tabs,
  Breadcrumbs,
  UserBadge,
} from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Ellipsis, FileText, Plus, Settings2, Shield } from 'lucide-react';
import { useState } from 'react';
import { Sample, Sheet } from '../sheet/sheet';

const nothing = () => undefined;

function RoleTabs() {
  const [value, setValue] = useState('members');
  return (
    <Tabs
      label="Role"
      onChange={setValue}
      tabs={[
        { id: 'members', label: 'Members', count: 6, panel: 'Six people have this role.' },
        { id: 'permissions', label: 'Permissions', count: 14, panel: 'Fourteen permissions.' },
        { id: 'activity', label: 'Activity', panel: 'Changed yesterday.' },
      ]}
      value={value}
    />
  );
}

const meta = {
  title: 'Overview/Navigation',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Navigation',
    lead: 'One current page, one way back, parts of a page as tabs.',
    children: (
      <>
        <Sample flush title="Head of a page" wide>
          <PageHeader
            actions={
              <>
                <Button icon={Plus} variant="primary">
                  Add a member
                </Button>
                <IconButton icon={Ellipsis} label="More" variant="secondary" />
              </>
            }
            back={{ href: '#roles', label: 'Roles' }}
            status={<Status tone="success">Active</Status>}
            title="Prodaja Gorenjska"
            width="details"
          />
        </Sample>
        <Sample title="Side navigation">
          <nav aria-label="Main">
            <NavigationItem current href="#tenants" icon={Building2} label="Licenses" />
            <NavigationItem href="#settings" icon={Settings2} label="Settings" />
            <NavigationGroup label="Back office">
              <NavigationItem href="#documents" icon={FileText} label="Documents" />
              <NavigationItem href="#roles" icon={Shield} label="Roles" />
            </NavigationGroup>
          </nav>
          <UserBadge detail="Head of operations" href="#me" label="Settings" name="Maja Kovač" />
        </Sample>
        <Sample title="Parts and places">
          <RoleTabs />
          <Breadcrumbs
            label="You are here"
            places={[
              { label: 'Documents', href: '#documents' },
              { label: 'Contracts', href: '#contracts' },
              { label: '2026' },
            ]}
          />
          <LanguageSwitch
            current="en"
            label="Language"
            languages={[
              { value: 'en', name: 'English' },
              { value: 'sl', name: 'Slovenščina' },
            ]}
            onChange={nothing}
          />
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Navigation: StoryObj<typeof meta> = {};
