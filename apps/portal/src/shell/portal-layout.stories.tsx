import { sampleAdministrator, sampleUser } from '@atrium/api-client/testing/samples';
import { PageHeader } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '../features';
import { portalMessages } from '../messages';
import { signedInMessages } from '../signed-in-messages';
import { withPortal } from '../testing/with-portal';
import { PortalLayout } from './portal-layout';
import '../styles.css';

const meta = {
  title: 'portal/Navigation',
  component: PortalLayout,
  decorators: [withPortal],
  parameters: {
    layout: 'fullscreen',
    messages: [portalMessages, signedInMessages, ...features.flatMap(({ messages }) => messages)],
  },
  args: { features, user: sampleUser, children: <PageHeader title="Company CRMs" /> },
} satisfies Meta<typeof PortalLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const WithOnePermission: Story = { args: { user: { ...sampleUser, permissions: ['view/media'] } } };

export const Administrator: Story = { tags: ['picture'], args: { user: sampleAdministrator } };

export const Slovenian: Story = { args: { user: sampleAdministrator }, globals: { locale: 'sl' } };
