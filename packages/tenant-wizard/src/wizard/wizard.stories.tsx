import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConnectionTest } from '@atrium/api-client/contract';
import { draftAnswers } from '../testing/draft-answers';
import { sampleTest } from '../testing/sample-connection-tests';
import { draftWithCouriers } from '../testing/sample-couriers';
import { draftWithPlugins } from '../testing/sample-plugins';
import { draftId, emptyDraft, sampleDraft } from '../testing/sample-tenants';
import { pageShown, storyMeta } from '../testing/story-meta';
import { ok, problem } from '@atrium/api-client/testing/stub';
import { TenantScreen } from '../testing/tenant-screen';

const at = (place: string) => `/tenants/new/${draftId}/${place}`;
const saveRoute = `PUT /tenants/${draftId}/sections/application`;

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/New company CRM',
  component: TenantScreen,
  args: { path: at('application'), answers: draftAnswers(sampleDraft()) },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressNext: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Next|Naprej|Create company CRM|Ustvari CRM podjetja)$/ }),
  );
};

const pressTest: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.click(await canvas.findByRole('button', { name: /^(Test connection|Preizkusi povezavo)$/ }));
};

const typeCompany: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.type(await canvas.findByLabelText(/^(Company|Podjetje)$/), ' Ljubljana');
};

export const ApplicationSetup: Story = { tags: ['picture'] };
export const ApplicationSetupEmpty: Story = { args: { answers: draftAnswers(emptyDraft()) } };
export const ApplicationSetupErrors: Story = { ...ApplicationSetupEmpty, play: pressNext };

export const NameTaken: Story = {
  args: { answers: draftAnswers(sampleDraft(), ['azman']) },
  play: async ({ canvas }) => {
    await pageShown({ canvas });
    await canvas.findByRole('group', { name: /^(Free names|Prosta imena)$/ });
  },
};

export const NotSaved: Story = {
  args: { answers: { ...draftAnswers(sampleDraft()), [saveRoute]: problem(500, { code: 'internal' }) } },
  play: typeCompany,
};

const vatRoute = `POST /tenants/${draftId}/vat-number/check`;
const vatCheck = {
  status: 'confirmed',
  reason: null,
  vat_number: 'SI50223054',
  name: 'KOVINARSTVO AŽMAN D.O.O.',
  address: null,
  checked_at: '2026-11-21T09:42:00.000Z',
};
const checkVatNumber: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.click(await canvas.findByRole('button', { name: /^(Check in VIES|Preveri v VIES)$/ }));
  await canvas.findByText(/^(Confirmed by|VIES does not|Not checked|VIES je|VIES te|Ni preverjeno)/);
};

export const VatNumberConfirmed: Story = {
  args: { answers: { ...draftAnswers(sampleDraft()), [vatRoute]: ok(vatCheck) } },
  play: checkVatNumber,
};
export const VatNumberRefused: Story = {
  args: { answers: { ...draftAnswers(sampleDraft()), [vatRoute]: ok({ ...vatCheck, status: 'refused', name: null }) } },
  play: checkVatNumber,
};
export const VatNumberNotChecked: Story = {
  args: {
    answers: {
      ...draftAnswers(sampleDraft()),
      [vatRoute]: ok({ ...vatCheck, status: 'not_checked', reason: 'member_state', name: null }),
    },
  },
  play: checkVatNumber,
};

export const SavedBySomebodyElse: Story = {
  args: { answers: { ...draftAnswers(sampleDraft()), [saveRoute]: problem(412, { code: 'stale' }) } },
  play: typeCompany,
};

export const DataProvider: Story = { args: { path: at('data-provider') } };

const provided = {
  version: 1,
  updated_at: '2026-11-21T09:31:00.000Z',
  data: {
    kind: 'postgresql',
    host: 'baza.sustar.example',
    port: '5432',
    database: 'crm_produkcija',
    username: 'atrium',
    ca_certificate: null,
  },
  secrets: { password: { set: true, updated_at: '2026-11-21T09:31:00.000Z' } },
} as const;

/** The section with everything in it, and a test that ended so. */
const dataProvider = (...tests: readonly ConnectionTest[]): Story => ({
  args: {
    path: at('data-provider'),
    answers: draftAnswers(
      sampleDraft({
        sections: { ...sampleDraft().sections, data_provider: provided },
        connection_tests: [...tests],
      }),
    ),
  },
});

export const DataProviderUntested: Story = dataProvider();
export const DataProviderWorks: Story = dataProvider(sampleTest());
export const DataProviderUnreachable: Story = dataProvider(sampleTest(['tcp', 'unreachable']));
export const DataProviderWrongPassword: Story = dataProvider(sampleTest(['login', 'login_refused']));
export const DataProviderTesting: Story = {
  args: {
    ...DataProviderUntested.args,
    answers: {
      ...DataProviderUntested.args?.answers,
      [`POST /tenants/${draftId}/connections/data-provider/test`]: 'pending',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Test connection|Preizkusi povezavo)$/ }));
    await canvas.findByRole('button', { name: /^(Cancel test|Prekini preizkus)$/ }, { timeout: 10_000 });
  },
};
export const DataProviderIncomplete: Story = { args: { path: at('data-provider') }, play: pressTest };
export const Couriers: Story = { args: { path: at('couriers') } };
export const CouriersFilledIn: Story = {
  args: { path: at('couriers'), answers: draftAnswers(draftWithCouriers()) },
};
export const CouriersErrors: Story = {
  args: { path: at('couriers'), answers: draftAnswers(draftWithCouriers({ dpd: { enabled: true } })) },
  play: pressNext,
};
export const CouriersNotSaved: Story = {
  args: {
    path: at('couriers'),
    answers: {
      ...draftAnswers(draftWithCouriers()),
      [`PUT /tenants/${draftId}/sections/couriers`]: problem(500, { code: 'internal' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('switch', { name: 'DPD' }));
  },
};
export const Plugins: Story = { args: { path: at('plugins') } };
export const PluginsFilledIn: Story = {
  args: { path: at('plugins'), answers: draftAnswers(draftWithPlugins()) },
};
export const PluginsErrors: Story = {
  args: { path: at('plugins'), answers: draftAnswers(draftWithPlugins({ mailbox: { host: '127.1', port: '0' } })) },
  play: pressNext,
};
export const MailboxWithoutPasswords: Story = {
  args: {
    path: at('plugins'),
    answers: draftAnswers(draftWithPlugins({ mailbox: { host: 'outlook.office365.com', port: '993' } })),
  },
};
export const Subscription: Story = { tags: ['picture'], args: { path: at('subscription') } };
export const SubscriptionNotChosen: Story = {
  args: { path: at('subscription'), answers: draftAnswers(emptyDraft()) },
  play: pressNext,
};
export const Payment: Story = { args: { path: at('payment') } };
export const Review: Story = { args: { path: at('review') } };
export const ReviewMissing: Story = {
  args: { path: at('review'), answers: draftAnswers(emptyDraft()) },
  play: pressNext,
};
export const TooManyDrafts: Story = {
  args: { path: '/tenants/new', answers: { 'POST /tenants': problem(409, { code: 'too_many_drafts' }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 }, { timeout: 15_000 });
  },
};
export const MissingDraft: Story = { args: { path: at('application'), answers: {} } };
