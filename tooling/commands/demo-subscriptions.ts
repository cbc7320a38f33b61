import {
  type Account,
  activate,
  addDraft,
  call,
  type DraftData,
  logIn,
  newPassword,
  type Person,
  readJson,
  register,
  type Session,
  waitForState,
} from './demo-calls.ts';
import { waitUntil } from './wait-until.ts';

interface Subscription extends DraftData {
  /** A plan by its form fields; a trial without. */
  readonly plan?: Readonly<Record<string, string>>;
  /** Number of the card that pays; without one, by bank transfer. */
  readonly card?: string;
  /** The person's action once it is active. */
  readonly after?: 'cancel' | 'plan-less' | 'change-to-less';
}

interface Billing {
  readonly payments: readonly { readonly state: string }[];
  readonly subscription: { readonly state: string; readonly period: { readonly end: string } | null } | null;
}

const nina: Person = {
  email: 'nina.breznik@breznik.example',
  fullName: 'Nina Breznik',
  role: 'customer with subscriptions in every state, English',
  language: 'en',
};

const cards = { succeeds: '4242 4242 4242 4242', renewalsDeclined: '4000 0000 0000 0341' };
const monthly = { cycle: 'monthly', licences: '3', assets: '10', 'modules[0]': 'couriers' };
const yearly = {
  cycle: 'yearly',
  licences: '6',
  assets: '12',
  'modules[0]': 'couriers',
  'modules[1]': 'fiscalization',
};

const company = (name: string, urlName: string): DraftData => ({
  title: name,
  company: `${name} d.o.o.`,
  urlName,
  city: 'Celje',
  code: '3000',
});

/** A company with documents in Slovenian. */
const slovenian = (name: string, urlName: string): DraftData => ({ ...company(name, urlName), language: 'sl' });

interface PastDay {
  readonly daysAgo: number;
  readonly companies: readonly Subscription[];
}

/** The days on which the person did something. The service runs on each, so that it catches up with the time between. */
const past: readonly PastDay[] = [
  {
    daysAgo: 50,
    companies: [
      { ...company('Trial that has ended', 'trial-ended') },
      { ...company('Read-only until it is paid', 'unpaid'), plan: monthly, card: cards.renewalsDeclined },
    ],
  },
  {
    daysAgo: 40,
    companies: [
      { ...company('Renewal that is overdue', 'overdue'), plan: monthly, card: cards.renewalsDeclined },
      { ...company('Cancelled and run out', 'run-out'), plan: monthly, card: cards.succeeds, after: 'cancel' },
      { ...slovenian('Renewed by the clock', 'renewed'), plan: monthly, card: cards.succeeds },
    ],
  },
  { daysAgo: 18, companies: [] },
];

const present: readonly Subscription[] = [
  { ...company('Yearly plan', 'yearly'), plan: yearly, card: cards.succeeds },
  { ...company('Smaller from the renewal on', 'planned'), plan: monthly, card: cards.succeeds, after: 'plan-less' },
  { ...slovenian('With credit', 'credit'), plan: yearly, card: cards.succeeds, after: 'change-to-less' },
  { ...company('Ends with its period', 'cancelled'), plan: monthly, card: cards.succeeds, after: 'cancel' },
  { ...slovenian('Waiting for a transfer', 'transfer'), plan: monthly },
];

/** The person's life with subscriptions: what happens on each day in the past, oldest first. */
export interface SubscriberPast {
  readonly account: Account;
  readonly days: readonly { readonly daysAgo: number; readonly live: () => Promise<void> }[];
}

/**
 * Some weeks of subscriptions of a new person.
 * @param base address of the service
 * @param today time of the present
 */
export function subscriberPast(base: string, today: number): SubscriberPast {
  const password = newPassword();
  const days = past.map(({ daysAgo, companies }, index) => ({
    daysAgo,
    live: async () => {
      if (index === 0) {
        await register(base, nina, password);
        await activate(base, nina);
      }
      const session = await logIn(base, nina, password);
      for (const one of companies) await subscribe(base, session, one);
      await waitUntilBilled(base, session, new Date(today - daysAgo * 86_400_000));
    },
  }));
  return { account: { email: nina.email, password, role: nina.role }, days };
}

/** Adds the subscriptions that the same person starts today. */
export async function liveInPresent(base: string, { password }: Account): Promise<void> {
  const session = await logIn(base, nina, password);
  for (const one of present) await subscribe(base, session, one);
}

async function subscribe(base: string, session: Session, { plan, card, after, ...draft }: Subscription): Promise<void> {
  const id = await addDraft(base, session, nina, draft);
  const section = plan === undefined ? { plan: 'trial' } : { plan: 'paid', ...plan };
  await call(base, 'PUT', `/tenants/${id}/sections/subscription`, { ...session, form: { ...section, _version: '0' } });
  if (plan === undefined) await call(base, 'POST', `/tenants/${id}/create`, session);
  else await pay(base, session, id, plan, card === undefined ? '' : await addCard(base, session, id, card));
  // Ordered by bank transfer: a draft until the transfer is received.
  if (plan !== undefined && card === undefined) return;
  await waitForState(base, session, id, 'active');
  await waitForBilling(async () =>
    (await readBilling(base, session, id)).payments.every(({ state }) => state !== 'authorised'),
  );
  if (after === 'cancel') await call(base, 'POST', `/tenants/${id}/subscription/cancel`, session);
  if (after === 'plan-less')
    await call(base, 'PUT', `/tenants/${id}/planned-change`, { ...session, form: { ...plan, licences: '1' } });
  if (after === 'change-to-less') await pay(base, session, id, { ...plan, licences: '2' }, '');
}

async function addCard(base: string, session: Session, id: string, number: string): Promise<string> {
  const form = { number, exp_month: '8', exp_year: '2031', cvc: '123' };
  const { token } = await readJson<{ token: string }>(call(base, 'POST', '/sandbox/cards', { ...session, form }));
  const added = call(base, 'POST', `/tenants/${id}/payment-methods`, {
    ...session,
    form: { token, cardholder_name: nina.fullName },
  });
  return (await readJson<{ id: string }>(added)).id;
}

/** @param method id of a card; empty to pay by bank transfer, or from credit */
async function pay(
  base: string,
  session: Session,
  id: string,
  plan: Readonly<Record<string, string>>,
  method: string,
): Promise<void> {
  const quote = await readJson<{ id: string; amount_due: number }>(
    call(base, 'POST', `/tenants/${id}/quotes`, { ...session, form: plan }),
  );
  const form = { quote_id: quote.id, amount: String(quote.amount_due), payment_method_id: method };
  await call(base, 'POST', `/tenants/${id}/payments`, { ...session, form });
}

const readBilling = (base: string, session: Session, id: string): Promise<Billing> =>
  readJson<Billing>(call(base, 'GET', `/tenants/${id}/billing`, { cookie: session.cookie }));

/** Waits until the service has billed everything that was due when it started. */
async function waitUntilBilled(base: string, session: Session, now: Date): Promise<void> {
  const { data } = await readJson<{ data: readonly { id: string }[] }>(
    call(base, 'GET', '/tenants?per_page=100', { cookie: session.cookie }),
  );
  for (const { id } of data)
    await waitForBilling(async () => {
      const { subscription, payments } = await readBilling(base, session, id);
      return !payments.some(({ state }) => state === 'processing') && !isDue(subscription, now);
    });
}

const isDue = (subscription: Billing['subscription'], at: Date): boolean =>
  subscription?.state === 'active' && subscription.period !== null && new Date(subscription.period.end) <= at;

async function waitForBilling(isDone: () => Promise<boolean>): Promise<void> {
  if (!(await waitUntil(isDone, 60_000))) throw new Error('The subscriptions of the demo were not billed in time.');
}
