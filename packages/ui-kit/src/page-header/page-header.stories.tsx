import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, ExternalLink, Plus, RefreshCw } from 'lucide-react';
import { Button } from '../button/button';
import { ButtonLink } from '../button-link/button-link';
import { CompanyTile } from '../company-tile/company-tile';
import { IconButton } from '../icon-button/icon-button';
import { Status } from '../status/status';
import { TextLink } from '../text-link/text-link';
import { PageHeader } from './page-header';

const meta = {
  title: 'ui-kit/PageHeader',
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** At the top of every signed-in page but the wizard. The title is the only \`h1\` and takes the focus when the page changes.

| Key | What it does |
|---|---|
| Tab | to the page above, then to the actions |
| Enter | goes there |`,
      },
    },
    layout: 'fullscreen',
  },
  args: { title: 'Tenants' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    actions: (
      <ButtonLink href="#new" icon={Plus} variant="primary">
        Start here
      </ButtonLink>
    ),
  },
};

export const Details: Story = {
  args: {
    title: 'Kovinarstvo Ažman d.o.o.',
    width: 'details',
    back: { href: '#tenants', label: 'Tenants' },
    lead: <CompanyTile name="Kovinarstvo Ažman d.o.o." size="xl" />,
    status: (
      <>
        <Status tone="success">Active</Status>
        <TextLink href="#crm" tone="quiet">
          azman.crm.example
        </TextLink>
      </>
    ),
    actions: (
      <>
        <Button icon={RefreshCw} shortLabel="Update">
          Update company CRM
        </Button>
        <ButtonLink href="#crm" iconEnd={ExternalLink} shortLabel="Open" variant="primary">
          Open company CRM
        </ButtonLink>
        <IconButton icon={Ellipsis} label="More" variant="secondary" />
      </>
    ),
  },
};
