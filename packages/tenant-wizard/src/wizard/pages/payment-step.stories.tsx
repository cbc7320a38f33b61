import {
  awaitedTransfer,
  draftBilling,
  openProforma,
  paidDraft,
  sampleMethods,
  samplePayment,
  sampleQuote,
  waitingPayment,
  emptyDraft,
  sampleDraft,
} from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { invalid, ok, problem } from '@atrium/api-client/testing/stub';
import { draftAnswers } from '../../testing/draft-answers';
import { within } from 'storybook/test';
import { at, press } from '../../testing/section-stories';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { TenantScreen } from '../../testing/tenant-screen';
import {
  billingRoute,
  cardRoute,
  methodsRoute,
  payAnswers,
  payRoute,
  quoteRoute,
  quoteStale,
  refreshRoute,
} from '../../testing/pay-answers';

const path = at('payment');

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Payment',
  component: TenantScreen,
  args: { path, answers: payAnswers() },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressPay = press(/^(Pay .*€ now|Plačaj .*€ zdaj)$/);
const noCards = { ...payAnswers(), [methodsRoute]: ok(sampleMethods({ data: [] })) };
const named = `${path}?payment=${samplePayment().id}`;

const choose =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('radio', { name }));
  };

export const Cards: Story = {};
export const FirstCard: Story = { args: { answers: noCards } };
export const FirstCardWrong: Story = {
  args: { answers: noCards },
  play: async (context) => {
    await pageShown(context);
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^(Card number|Številka kartice)$/), '4242424242424241');
    await userEvent.type(canvas.getByLabelText(/^(Expiry date|Velja do)$/), '0120');
    await pressPay(context);
  },
};
export const CardNotAccepted: Story = {
  args: {
    answers: { ...noCards, [cardRoute]: problem(429, { code: 'too_many_requests', message: 'Too many requests.' }) },
  },
  play: async (context) => {
    await pageShown(context);
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^(Cardholder’s name|Ime imetnika kartice)$/), 'Maja Kovač');
    await userEvent.click(await canvas.findByRole('button', { name: /^(Use|Uporabi) 4242/ }));
    await pressPay(context);
  },
};
export const BankTransfer: Story = { play: choose(/^(Bank transfer|Bančno nakazilo)/) };
export const AwaitingTransfer: Story = {
  args: {
    answers: {
      ...payAnswers(),
      [billingRoute]: ok(draftBilling({ invoices: [openProforma], payments: [awaitedTransfer()] })),
    },
  },
};
export const TransferOnly: Story = {
  args: { answers: { ...noCards, [methodsRoute]: ok(sampleMethods({ data: [], card_gateway: null })) } },
};
export const Recalculating: Story = { args: { answers: { ...payAnswers(), [quoteRoute]: 'pending' } } };
export const VatUndetermined: Story = {
  args: {
    answers: {
      ...payAnswers(),
      [quoteRoute]: invalid({ vat: ['An error occured. Check your data, especially Country & VAT number.'] }),
    },
  },
};
export const Declined: Story = {
  args: { answers: payAnswers(waitingPayment({ state: 'declined', decline_reason: 'insufficient_funds' })) },
  play: pressPay,
};
export const Voided: Story = { args: { path: named, answers: payAnswers(waitingPayment({ state: 'voided' })) } };
export const Refunded: Story = { args: { path: named, answers: payAnswers(waitingPayment({ state: 'refunded' })) } };
export const PriceChanged: Story = {
  args: { answers: { ...payAnswers(), [payRoute]: quoteStale(sampleQuote({ amount_due: 190_000 })) } },
  play: pressPay,
};
export const NotBegun: Story = {
  args: { answers: { ...payAnswers(), [payRoute]: problem(500, { code: 'internal' }) } },
  play: pressPay,
};
export const Paying: Story = { args: { answers: { ...payAnswers(), [payRoute]: 'pending' } }, play: pressPay };
export const AskingTheBank: Story = {
  args: {
    answers: {
      ...payAnswers(),
      [billingRoute]: ok(draftBilling({ payments: [waitingPayment({ state: 'processing' })] })),
      [refreshRoute]: ok(waitingPayment({ state: 'processing' })),
    },
  },
};
export const ConfirmationAtTheBank: Story = {
  args: {
    path: named,
    answers: payAnswers(waitingPayment({ state: 'action_needed', action_url: 'https://bank.example/3ds/1' })),
  },
};
export const Missing: Story = {
  args: {
    answers: payAnswers(samplePayment(), {
      ...paidDraft(),
      sections: { ...emptyDraft().sections, subscription: paidDraft().sections.subscription },
    }),
  },
  play: pressPay,
};
export const CreditCoversAll: Story = {
  args: {
    answers: {
      ...payAnswers(),
      [quoteRoute]: ok(sampleQuote({ balance: 200_000, credit_used: 186_660, amount_due: 0 })),
    },
  },
};
export const Removing: Story = {
  play: async (context) => {
    await pageShown(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /4242$/ }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: /^(Remove card|Odstrani kartico)$/ }));
    await page.findByRole('alertdialog');
  },
};
export const MethodsNotLoaded: Story = { args: { answers: { ...payAnswers(), [methodsRoute]: problem(500) } } };
export const WithTheTrial: Story = { args: { answers: draftAnswers(sampleDraft()) } };
export const WithoutAPlan: Story = { args: { answers: draftAnswers(emptyDraft()) } };
export const ForAManager: Story = {
  args: { answers: draftAnswers(paidDraft({ role: 'manager', allowed_actions: ['update'] })) },
};
