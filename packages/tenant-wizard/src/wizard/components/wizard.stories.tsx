import {
  draftWithPlan,
  fullDraft,
  draftId,
  emptyDraft,
  sampleDraft,
  tooManyDrafts,
} from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@atrium/api-client/testing/stub';
import { draftAnswers } from '../../testing/draft-answers';
import { at, pressNext, sectionArgs } from '../../testing/section-stories';
import { storyMeta } from '../../testing/story-meta';
import { TenantScreen } from '../../testing/tenant-screen';

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/New company CRM',
  component: TenantScreen,
  args: { path: at('application'), answers: draftAnswers(sampleDraft()) },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ApplicationSetup: Story = { tags: ['picture'] };
export const Subscription: Story = {
  tags: ['picture'],
  args: { path: at('subscription'), answers: draftAnswers(draftWithPlan(), { credit: 1240 }) },
};
export const Review: Story = { args: { path: at('review') } };
export const ReviewOfEverything: Story = { args: sectionArgs('review', fullDraft()) };
export const ReviewNotCreated: Story = {
  args: sectionArgs('review', fullDraft(), {
    [`POST /tenants/${draftId}/create`]: problem(500, { code: 'internal' }),
  }),
  play: pressNext,
};
export const ReviewMissing: Story = {
  args: { path: at('review'), answers: draftAnswers(emptyDraft()) },
  play: pressNext,
};
export const ForAViewer: Story = {
  args: sectionArgs('review', fullDraft({ role: 'viewer', allowed_actions: [] })),
};
export const ForAManager: Story = {
  args: sectionArgs('review', fullDraft({ role: 'manager', allowed_actions: ['update'] })),
};
export const TooManyDrafts: Story = {
  args: { path: '/tenants/new', answers: { 'POST /tenants': problem(409, tooManyDrafts) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 }, { timeout: 15_000 });
  },
};
export const MissingDraft: Story = { args: { path: at('application'), answers: {} } };
