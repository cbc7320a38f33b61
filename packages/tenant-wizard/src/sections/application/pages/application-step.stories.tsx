import type { VatCheck } from '@atrium/api-client/contract';
import { draftId, emptyDraft, sampleDraft } from '@atrium/api-client/testing/samples';
import { ok } from '@atrium/api-client/testing/stub';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { draftAnswers } from '../../../testing/draft-answers';
import { savedByAnotherUser } from '../../../testing/saved-by-another-user';
import { at, notSaved, pressNext, sectionArgs, typeInto } from '../../../testing/section-stories';
import { pageShown, storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';

const slug = 'application';
const typeCompany = typeInto(/^(Company|Podjetje)$/, ' Ljubljana');

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Application setup',
  component: TenantScreen,
  args: sectionArgs(slug, sampleDraft()),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const Empty: Story = { args: sectionArgs(slug, emptyDraft()) };
export const Missing: Story = { ...Empty, play: pressNext };

const { sections } = sampleDraft();
const { application } = sections;
const withData = (change: typeof application.data) =>
  sampleDraft({ sections: { ...sections, application: { ...application, data: { ...application.data, ...change } } } });

export const Incomplete: Story = { args: sectionArgs(slug, withData({ company: null, email: null })) };
export const Errors: Story = {
  args: sectionArgs(slug, withData({ email: 'info@', phone: '12345', address: { vat_number: 'SI1234' } })),
  play: pressNext,
};

export const NameTaken: Story = {
  args: { path: at(slug), answers: draftAnswers(sampleDraft(), { taken: ['azman'] }) },
  play: async ({ canvas }) => {
    await pageShown({ canvas });
    await canvas.findByRole('group', { name: /^(Free names|Prosta imena)$/ });
  },
};

export const NotSaved: Story = { args: sectionArgs(slug, sampleDraft(), notSaved(slug)), play: typeCompany };
export const SavedByAnotherUser: Story = {
  args: {
    path: at(slug),
    answers: savedByAnotherUser(draftAnswers(sampleDraft()), `PUT /tenants/${draftId}/sections/${slug}`, (body) => ({
      ...body,
      company: 'Ažman d.o.o.',
    })),
  },
  play: async (context) => {
    await typeCompany(context);
    await within(document.body).findByRole('dialog');
  },
};

const vatCheck: VatCheck = {
  status: 'confirmed',
  reason: null,
  vat_number: 'SI50223054',
  name: 'KOVINARSTVO AŽMAN D.O.O.',
  address: null,
  checked_at: '2026-11-21T09:42:00.000Z',
};
const checkedBefore = (change: Partial<VatCheck>): Story => ({
  args: sectionArgs(slug, sampleDraft({ vat_check: { ...vatCheck, ...change } })),
});

export const VatNumberConfirmed: Story = {
  args: sectionArgs(slug, sampleDraft(), { [`POST /tenants/${draftId}/vat-number/check`]: ok(vatCheck) }),
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Check in VIES|Preveri v VIES)$/ }));
    await canvas.findByText(/^(Confirmed by VIES|VIES je potrdil)/);
  },
};
export const VatNumberRefused: Story = checkedBefore({ status: 'refused', name: null });
export const VatNumberNotChecked: Story = checkedBefore({ status: 'not_checked', reason: 'member_state', name: null });
