import { sampleMethods } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '@atrium/api-client/testing/stub';
import { at, press } from '../../../../testing/section-stories';
import { pageShown, storyMeta } from '../../../../testing/story-meta';
import { stripeConfig, stripeDouble } from './testing/stripe-double';
import { frameTitles } from './testing/stripe-double-element';
import { TenantScreen } from '../../../../testing/tenant-screen';
import { methodsRoute, payAnswers } from '../../../../testing/pay-answers';

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Payment/Stripe',
  component: TenantScreen,
  args: {
    path: at('payment'),
    answers: {
      ...payAnswers(),
      ...stripeConfig,
      [methodsRoute]: ok(sampleMethods({ data: [], card_gateway: 'stripe' })),
    },
    stripe: stripeDouble().line,
  },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pressPay = press(/^(Pay .*€ now|Plačaj .*€ zdaj)$/);
const name = /^(Cardholder’s name|Ime imetnika kartice)$/;

async function typeCard({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, number = '4242424242424242') {
  await pageShown({ canvas });
  await userEvent.type(await canvas.findByLabelText(name), 'Maja Kovač');
  await userEvent.type(await canvas.findByLabelText(frameTitles.cardNumber), number);
  await userEvent.type(canvas.getByLabelText(frameTitles.cardExpiry), '0829');
  await userEvent.type(canvas.getByLabelText(frameTitles.cardCvc), '123');
}

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await pageShown({ canvas });
    await canvas.findByLabelText(frameTitles.cardNumber);
  },
};
export const Loading: Story = {
  args: { stripe: { load: () => new Promise(() => {}), timeout: 600_000 } },
  play: async ({ canvas }) => {
    await pageShown({ canvas });
    await canvas.findByText(/^(Loading the card fields|Nalaganje polj za kartico)$/);
  },
};
export const NotLoaded: Story = {
  args: { stripe: { load: () => Promise.reject(new Error('blocked')), timeout: 15_000 } },
  play: async ({ canvas }) => {
    await pageShown({ canvas });
    await canvas.findByRole('alert');
  },
};
export const Typed: Story = { play: (context) => typeCard(context) };
export const WrongNumber: Story = {
  play: async (context) => {
    await typeCard(context, '4242424242424241');
    await pressPay(context);
    await context.canvas.findByText(/^(This is not a valid card number|Številka kartice ni veljavna)/);
  },
};
export const Refused: Story = {
  args: { stripe: stripeDouble({ answers: [{ error: { type: 'card_error', code: 'card_declined' } }] }).line },
  play: async (context) => {
    await typeCard(context);
    await pressPay(context);
    await context.canvas.findByRole('alert');
  },
};
export const WrongCode: Story = {
  args: { stripe: stripeDouble({ answers: [{ error: { type: 'card_error', code: 'incorrect_cvc' } }] }).line },
  play: async (context) => {
    await typeCard(context);
    await pressPay(context);
    await context.canvas.findByText(/^(This is not the security code|To ni varnostna koda)/);
  },
};
export const OnItsWay: Story = {
  args: { stripe: stripeDouble({ answers: [new Promise(() => {})] }).line },
  play: async (context) => {
    await typeCard(context);
    await pressPay(context);
  },
};
