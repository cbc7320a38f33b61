import type { TestCard } from '../../contract';
import { notFound, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';

const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', effect: 'succeeds', description: 'Succeeds' },
  {
    number: '4000 0000 0000 3220',
    brand: 'visa',
    effect: 'authenticates',
    description: 'Asks for confirmation at the bank first',
  },
  { number: '4000 0000 0000 0002', brand: 'visa', effect: 'declined', description: 'Declined' },
];

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

function requireSandbox({ config }: FakeState): void {
  if (!config.gateways.includes('sandbox')) throw notFound();
}

function hasExpired(month: number, year: number, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 1);
}

export const sandboxCardHandlers = {
  listSandboxCards: ({ state }) => {
    requireSandbox(state);
    return { data: [...testCards] };
  },

  createSandboxCard: ({ state, body }) => {
    requireSandbox(state);
    const card = testCards.find(({ number }) => digitsOf(number) === digitsOf(body.number));
    requireValid({
      number: card === undefined && 'This is not a valid card number.',
      exp_year: hasExpired(body.exp_month, body.exp_year, state.now()) && 'The card has expired.',
      cvc: !/^\d{3}$/.test(body.cvc) && 'The CVC has three digits.',
    });
    const { brand = '', number = '', effect = 'succeeds' } = card ?? {};
    const token = `token-${state.newId()}`;
    const last4 = number.slice(-4);
    state.cards.set(token, { brand, last4, effect, exp_month: body.exp_month, exp_year: body.exp_year });
    return { token, brand, last4 };
  },
} satisfies Handlers;
