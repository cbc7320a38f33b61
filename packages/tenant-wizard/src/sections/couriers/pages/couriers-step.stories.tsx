import { sampleAccountTest, draftWithCouriers, emptyDraft, sampleDraft } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notSaved, pressNext, pressSwitch, sectionArgs } from '../../../testing/section-stories';
import { storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';

const slug = 'couriers';

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Couriers',
  component: TenantScreen,
  args: sectionArgs(slug, draftWithCouriers()),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const Empty: Story = { args: sectionArgs(slug, emptyDraft()) };
export const LeftForLater: Story = { args: sectionArgs(slug, sampleDraft()) };
export const Incomplete: Story = {
  args: sectionArgs(slug, draftWithCouriers({ dpd: { enabled: true } })),
  play: pressNext,
};
export const Errors: Story = {
  args: sectionArgs(
    slug,
    draftWithCouriers({
      gls: { enabled: true, username: 'info@azman.example', client_number: '38-1', max_weight: 50_000 },
    }),
  ),
  play: pressNext,
};
export const NotSaved: Story = {
  args: sectionArgs(slug, draftWithCouriers(), notSaved(slug)),
  play: pressSwitch('DPD'),
};

const tested = (...tests: Parameters<typeof sampleAccountTest>[]): Story => {
  const draft = draftWithCouriers();
  return { args: sectionArgs(slug, { ...draft, connection_tests: tests.map((test) => sampleAccountTest(...test)) }) };
};

export const Works: Story = tested(['gls'], ['posta_slovenije']);
export const AccountLocked: Story = tested(['gls', 'account_locked']);
export const AccountRefused: Story = tested(['gls', 'login_refused'], ['posta_slovenije', 'server_busy']);
