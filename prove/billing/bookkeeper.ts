import type { Account } from './account.ts';
import type { Day } from './calendar.ts';
import type { Figures, Plan, Scenario, Step } from '../../tooling/vitest/billing-scenario.ts';
import { Refused, fromToday, pricesOn, samePlan } from './account.ts';
import { Books } from './books.ts';
import { addDays, dayOf } from './calendar.ts';
import { executeChange, planChange } from './changes.ts';
import { checkAccount } from './check-figures.ts';
import { correctVat } from './corrections.ts';
import { payByCard } from './issue.ts';
import { cancelTransfer, closeProForma, expireProFormas } from './pro-formas.ts';
import { announceRenewal, endPeriod, payPlan, payRenewal, replaceRenewal } from './renewals.ts';
import { orderChange, receive, voidOrder } from './transfers.ts';
import { decideTax, isSameTax, withAnswer, withCompany } from './vat.ts';

function openAccount({ company, prices }: Scenario): Account {
  return {
    books: new Books(),
    prices,
    periods: [],
    charges: [],
    refused: [],
    undecided: new Map(),
    vat: { company, answer: 'valid', isConfirmed: false },
    method: 'card',
    declinesRenewals: false,
    isCancelled: false,
    credit: 0,
    received: 0,
    owed: 0,
    running: null,
    coming: null,
    planned: null,
    due: null,
    changeDay: null,
    order: null,
    renewal: null,
    newestProForma: null,
    standsStillUntil: '',
  };
}

function change(account: Account, day: Day, plan: Plan, pay: 'card' | 'transfer'): void {
  const terms = { prices: pricesOn(account, day), tax: decideTax(account.vat) };
  const planned = planChange(account, day, plan, terms);
  const before = account.running?.plan ?? plan;
  if (pay === 'transfer' && orderChange(account, day, plan, terms)) return;
  voidOrder(account, before, plan);
  executeChange(account, day, planned, payByCard(account, day));
  replaceRenewal(account, day);
}

function planRenewal(account: Account, day: Day, plan: Plan): void {
  if (account.running === null) throw new Refused(account.due ? 'renewal_due' : 'not_active');
  if (samePlan(account.running.plan, plan)) throw new Refused('nothing_changes');
  account.planned = plan;
  replaceRenewal(account, day);
}

function setCancelled(account: Account, day: Day, isCancelled: boolean): void {
  if (account.running === null) throw new Refused(account.due ? 'renewal_due' : 'not_active');
  if (account.isCancelled === isCancelled) throw new Refused('nothing_changes');
  account.isCancelled = isCancelled;
  if (isCancelled) closeProForma(account, account.renewal);
  else announceRenewal(account, day);
}

/** Takes over what is known of the customer, and corrects what it changes. */
function decideVat(account: Account, day: Day, vat: Account['vat']): void {
  const before = decideTax(account.vat);
  const tax = decideTax(vat);
  const isConfirmedNow = vat.isConfirmed && !account.vat.isConfirmed;
  const isMoved = vat.company.country !== account.vat.company.country;
  const hasNewNumber = vat.company.vat_number !== account.vat.company.vat_number;
  account.vat = vat;
  if (vat.answer === 'invalid' || hasNewNumber) account.undecided.clear();
  if (isConfirmedNow || isMoved) correctVat(account, day, tax, isConfirmedNow ? vat.company.vat_number : null);
  if (isSameTax(before, tax)) return;
  if (account.order?.kind === 'change') closeProForma(account, account.order);
  replaceRenewal(account, day);
}

function create(account: Account, day: Day, plan: Plan, pay: 'card' | 'transfer'): void {
  if (account.periods.length > 0) throw new Refused('already_active');
  account.vat = withAnswer(account.vat, account.vat.answer);
  payPlan(account, day, fromToday(day, plan), pay, null);
}

function answerFromVies(account: Account, day: Day, answer: Account['vat']['answer']): void {
  const isDraft = account.periods.length === 0 && account.order === null;
  if (isDraft) account.vat = { ...account.vat, answer };
  else decideVat(account, day, withAnswer(account.vat, answer));
}

function takeStep(account: Account, step: Step): void {
  const day = dayOf(step.at);
  switch (step.do) {
    case 'create': {
      return create(account, day, step.plan, step.pay);
    }
    case 'change': {
      return change(account, day, step.plan, step.pay);
    }
    case 'plan': {
      return planRenewal(account, day, step.plan);
    }
    case 'undo_planned': {
      if (account.planned === null) throw new Refused('nothing_planned');
      account.planned = null;
      return replaceRenewal(account, day);
    }
    case 'cancel': {
      return setCancelled(account, day, true);
    }
    case 'resume': {
      return setCancelled(account, day, false);
    }
    case 'pay_renewal': {
      return payRenewal(account, day, step.plan, step.pay);
    }
    case 'receive': {
      return receive(account, day, step.amount, step.bank_day, step.on);
    }
    case 'cancel_transfer': {
      return cancelTransfer(account);
    }
    case 'card': {
      account.declinesRenewals = step.effect === 'declines_renewals';
      return undefined;
    }
    case 'company': {
      return decideVat(account, day, withCompany(account.vat, step.company));
    }
    case 'stand_still': {
      account.standsStillUntil = step.until;
      return undefined;
    }
    case 'vies': {
      return answerFromVies(account, day, step.answer);
    }
  }
}

/** What the jobs of a day do, before anybody does something. */
function startDay(account: Account, day: Day): void {
  expireProFormas(account, day);
  if (account.running && account.running.periodTo <= day) endPeriod(account, day);
  announceRenewal(account, day);
}

function tryStep(account: Account, step: Step): void {
  try {
    takeStep(account, step);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    account.refused.push({ at: step.at, why: error.message });
  }
}

function play(scenario: Scenario): Account {
  const account = openAccount(scenario);
  const lastDay = dayOf(scenario.until);
  for (let day = dayOf(scenario.steps[0]?.at ?? scenario.until); day <= lastDay; day = addDays(day, 1)) {
    if (day >= account.standsStillUntil) startDay(account, day);
    for (const step of scenario.steps) if (dayOf(step.at) === day) tryStep(account, step);
  }
  return account;
}

/** Calculates what a history comes to. Throws if the figures contradict each other. */
export function calculateFigures(scenario: Scenario): Figures {
  const account = play(scenario);
  const { books, charges, credit, running, refused } = account;
  const period = running && { from: running.periodFrom, to: running.periodTo };
  const figures = { documents: books.documents, charges, credit, period, refused };
  checkAccount(account, figures);
  return figures;
}
