import {
  sampleConfig,
  draftOf,
  draftWithPlan,
  draftId,
  emptyDraft,
  sampleDraft,
} from '@atrium/api-client/testing/samples';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftAnswers } from '../../../testing/draft-answers';
import { notSaved, press, pressNext, sectionArgs, typeInto } from '../../../testing/section-stories';
import { pageShown, storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';

const slug = 'subscription';
const quotes = `POST /tenants/${draftId}/quotes`;

const withPlan = (draft = draftWithPlan(), answers: StubAnswers = {}) => sectionArgs(slug, draft, answers);

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Subscription',
  component: TenantScreen,
  args: withPlan(),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: sectionArgs(slug, emptyDraft()) };
export const NotChosen: Story = { args: sectionArgs(slug, emptyDraft()), play: pressNext };
export const Trial: Story = { args: sectionArgs(slug, sampleDraft()) };
export const Yearly: Story = {};
export const Monthly: Story = { args: withPlan(draftWithPlan({ cycle: 'monthly' })) };
export const WithCredit: Story = {
  args: { path: withPlan().path, answers: draftAnswers(draftWithPlan(), { credit: 1240 }) },
};
export const CreditCoversAll: Story = {
  args: { path: withPlan().path, answers: draftAnswers(draftWithPlan(), { credit: 1_000_000 }) },
};
export const SmallestPayment: Story = {
  args: { path: withPlan().path, answers: draftAnswers(draftWithPlan(), { credit: 186_650 }) },
};
export const ModulesOpen: Story = { play: press(/^3, (choose modules|izberite module)$/) };
export const NoModules: Story = { args: withPlan(draftWithPlan({ modules: [], assets: 0 })) };
export const QuantitiesWrong: Story = {
  args: withPlan(draftWithPlan({ licences: null, assets: null })),
  play: pressNext,
};
export const TooMany: Story = {
  play: async (context) => {
    await typeInto(/^(Assets|Sredstva)$/, '345678')(context);
    await context.userEvent.tab();
  },
};
export const PaidNotAvailable: Story = {
  args: sectionArgs(slug, emptyDraft(), { 'GET /config': ok({ ...sampleConfig, gateways: [] }) }),
};
export const Recalculating: Story = { args: withPlan(draftWithPlan(), { [quotes]: 'pending' }) };
export const QuoteFailed: Story = { args: withPlan(draftWithPlan(), { [quotes]: problem(500, { code: 'internal' }) }) };
export const VatUndetermined: Story = { args: withPlan(draftOf({ country: 'SI', vat_number: 'DE136695976' })) };
export const ReverseCharge: Story = {
  args: withPlan({
    ...draftOf({ country: 'DE', vat_number: 'DE136695976' }),
    vat_check: {
      status: 'confirmed',
      reason: null,
      vat_number: 'DE136695976',
      name: null,
      address: null,
      checked_at: '2026-11-21T09:31:00.000Z',
    },
  }),
};
export const NumberNotConfirmed: Story = { args: withPlan(draftOf({ country: 'DE', vat_number: 'DE136695976' })) };
export const OutsideTheEu: Story = { args: withPlan(draftOf({ country: 'CH', vat_number: null })) };
export const PricesNotLoaded: Story = {
  args: withPlan(draftWithPlan(), { 'GET /price-list': problem(500, { code: 'internal' }), [quotes]: 'pending' }),
};
export const ForAManager: Story = {
  args: withPlan(draftWithPlan({}, { role: 'manager', allowed_actions: ['update'] })),
};
export const NotSaved: Story = {
  args: sectionArgs(slug, emptyDraft(), notSaved(slug)),
  play: async (context) => {
    await pageShown(context);
    await context.userEvent.click(
      await context.canvas.findByRole('radio', { name: /^(Free trial|Brezplačni preizkus)$/ }),
    );
  },
};
