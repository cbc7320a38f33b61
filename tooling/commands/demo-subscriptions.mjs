import { activate, addDraft, call, logIn, newPassword, reached, register } from './demo-calls.mjs';
import { runService, withSetClock } from './running-service.mjs';
import { until } from './until.mjs';

const nina = {
  email: 'nina.breznik@breznik.example',
  fullName: 'Nina Breznik',
  role: 'customer with subscriptions in every state, English',
  language: 'en',
};

const cards = { succeeds: '4242 4242 4242 4242', renewalsDeclined: '4000 0000 0000 0341' };
const monthly = { cycle: 'monthly', licences: 3, assets: 10, 'modules[0]': 'couriers' };
const yearly = { cycle: 'yearly', licences: 6, assets: 12, 'modules[0]': 'couriers', 'modules[1]': 'fiscalization' };

const company = (name, urlName) => ({
  title: name,
  company: `${name} d.o.o.`,
  urlName,
  city: 'Celje',
  code: '3000',
});

/** Its documents are in Slovenian. */
const slovenian = (name, urlName) => ({ ...company(name, urlName), language: 'sl' });

/** What was done how many days ago; what follows from the time in between, the service does itself. */
const past = [
  {
    daysAgo: 50,
    companies: [
      { ...company('Trial that has ended', 'trial-ended'), trial: true },
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

const present = [
  { ...company('Yearly plan', 'yearly'), plan: yearly, card: cards.succeeds },
  { ...company('Smaller from the renewal on', 'planned'), plan: monthly, card: cards.succeeds, after: 'plan-less' },
  { ...slovenian('With credit', 'credit'), plan: yearly, card: cards.succeeds, after: 'change-to-less' },
  { ...company('Ends with its period', 'cancelled'), plan: monthly, card: cards.succeeds, after: 'cancel' },
  { ...slovenian('Waiting for a transfer', 'transfer'), plan: monthly, card: null },
];

/**
 * Simulates some weeks of subscriptions, in an empty data folder.
 * @param environment of the service; where it sets `CLOCK_START`, that is today
 * @param base its address
 * @returns {Promise<{ email: string, password: string, role: string }>} their account
 */
export async function liveThroughPast(environment, base) {
  const password = newPassword();
  const today = environment.CLOCK_START ? Date.parse(environment.CLOCK_START) : Date.now();
  for (const [index, { daysAgo, companies }] of past.entries()) {
    const { stop } = await startInPast(environment, daysAgo);
    try {
      if (index === 0) {
        await register(base, nina, password);
        await activate(base, nina);
      }
      const session = await logIn(base, nina, password);
      for (const one of companies) await begin(base, session, one);
      await settled(base, session, new Date(today - daysAgo * 86_400_000));
    } finally {
      await stop();
    }
  }
  return { email: nina.email, password, role: nina.role };
}

/** What the same person does today. */
export async function liveInPresent(base, { password }) {
  const session = await logIn(base, nina, password);
  for (const one of present) await begin(base, session, one);
}

function startInPast(environment, daysAgo) {
  return runService({
    environment: { ...environment, CLOCK_SHIFT_DAYS: String(-daysAgo), LOG_LEVEL: 'warn' },
    ready: / is ready at /,
    nodeOptions: withSetClock,
  });
}

async function begin(base, session, { trial, plan, card, after, ...one }) {
  const id = await addDraft(base, session, nina, one);
  const chosen = trial ? { plan: 'trial' } : { plan: 'paid', ...plan };
  await call(base, 'PUT', `/tenants/${id}/sections/subscription`, { ...session, form: { ...chosen, _version: '0' } });
  if (trial) await call(base, 'POST', `/tenants/${id}/create`, session);
  else await pay(base, session, id, plan, card === null ? '' : await addCard(base, session, id, card));
  await reached(base, session, id, 'active');
  await atRest(async () => (await billing(base, session, id)).payments.every(({ state }) => state !== 'authorised'));
  if (after === 'cancel') await call(base, 'POST', `/tenants/${id}/subscription/cancel`, session);
  if (after === 'plan-less')
    await call(base, 'PUT', `/tenants/${id}/planned-change`, { ...session, form: { ...plan, licences: 1 } });
  if (after === 'change-to-less') await pay(base, session, id, { ...plan, licences: 2 }, '');
}

async function addCard(base, session, id, number) {
  const form = { number, exp_month: '8', exp_year: '2031', cvc: '123' };
  const { token } = await (await call(base, 'POST', '/sandbox/cards', { ...session, form })).json();
  const added = await call(base, 'POST', `/tenants/${id}/payment-methods`, {
    ...session,
    form: { token, cardholder_name: nina.fullName },
  });
  return (await added.json()).id;
}

async function pay(base, session, id, plan, method) {
  const quote = await (await call(base, 'POST', `/tenants/${id}/quotes`, { ...session, form: plan })).json();
  const form = { quote_id: quote.id, amount: String(quote.amount_due), payment_method_id: method };
  await call(base, 'POST', `/tenants/${id}/payments`, { ...session, form });
}

const billing = async (base, session, id) =>
  (await call(base, 'GET', `/tenants/${id}/billing`, { cookie: session.cookie })).json();

/** What the start of the service found due has been done. */
async function settled(base, session, now) {
  const { data } = await (await call(base, 'GET', '/tenants?per_page=100', { cookie: session.cookie })).json();
  for (const { id } of data)
    await atRest(async () => {
      const { subscription, payments } = await billing(base, session, id);
      return !payments.some(({ state }) => state === 'processing') && !isDue(subscription, now);
    });
}

const isDue = (subscription, at) =>
  subscription?.state === 'active' && subscription.period !== null && new Date(subscription.period.end) <= at;

async function atRest(holds) {
  if (!(await until(holds, 60_000))) throw new Error('The subscriptions of the demo did not come to rest.');
}
