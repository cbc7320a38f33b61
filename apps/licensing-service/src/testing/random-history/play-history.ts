import type { BillingWorld } from '../billing-history/billing-world';
import { describeAction, describeCrm, describeLoss, describeWait } from './describe-step';
import type { RandomHistory, RandomStep, Wait } from './history';
import type { HistoryService } from './history-service';
import { savePrices } from '../billing-history/billing-world';
import { checkAll, checkStates } from './invariants/check-all';
import { fingerprint } from './invariants/fingerprint';
import { localTime, passWait } from './pass-time';
import { orderPlan, playAction } from './play-action';
import type { PlayedCrm } from './played-crm';

/** Until the jobs have read the state of each payment whose answer was lost. */
const lastWait: Wait = { until: { minutes: 5 }, time: '00:00:00', jobsEvery: 1 };

/** What was played, in words, and what is wrong with it. */
export interface PlayedHistory {
  readonly steps: readonly string[];
  /** Broken invariants; empty for none. */
  readonly problems: readonly string[];
}

/**
 * Plays a history through HTTP and checks the invariants, after each run of the jobs those of the states.
 *
 * @param mostRuns limit of the runs of the jobs during a wait
 */
export async function playRandomHistory(
  service: HistoryService,
  history: RandomHistory,
  mostRuns = 35,
): Promise<PlayedHistory> {
  const { start, prices, steps } = history;
  await service.begin(`${start}T09:00:00`);
  await savePrices(service.world, { valid_from: '', ...prices });
  const crms = history.crms.map((crm, at) => openCrm(service.world, crm, at));
  const told: string[] = [];
  for (const step of steps) {
    const at = step.crm % crms.length;
    const [crm, chosen] = [crms[at], history.crms[at]];
    if (crm === undefined || chosen === undefined) continue;
    service.gateway.lose(step.loss);
    await passWait(crm.world, step.after, mostRuns);
    const problems = describeFailures(crm.world);
    if (step.after.jobsEvery !== null) problems.push(...(await checkStates(crms)));
    const time = localTime(crm.world).toString();
    if (crm.world.tenantId === '') {
      const answer = await orderPlan(crm, chosen.plan, chosen.pay);
      told.push(`${time} ${crm.world.name}: ${describeCrm(chosen)}: ${answer}`);
    }
    const played = await playChecked(crm, step);
    told.push(
      `${time} ${crm.world.name}, ${describeWait(step.after)}: ${describeAction(step.action)}${describeLoss(step.loss)}: ${played.answer}`,
    );
    problems.push(...played.problems, ...service.errors.map(describeError));
    if (problems.length > 0) return { steps: told, problems };
  }
  service.gateway.lose(null);
  if (steps.some(({ loss }) => loss !== null)) await passWait(service.world, lastWait, mostRuns);
  const problems = [...describeFailures(service.world), ...(await checkAll(service, crms, history))];
  return { steps: told, problems };
}

function openCrm(shared: BillingWorld, { company, plan }: RandomHistory['crms'][number], at: number): PlayedCrm {
  const world = { ...shared, name: `firma-${at + 1}`, company, tenantId: '', card: null };
  return { world, plan, before: plan, received: new Map(), paidOut: 0 };
}

/** Plays a step. One that was refused must change nothing. */
async function playChecked(crm: PlayedCrm, { action }: RandomStep) {
  const { database } = crm.world.test;
  const before = await fingerprint(database);
  const answer = await playAction(crm, action);
  const problems: string[] = [];
  if (isRefused(answer) && (await fingerprint(database)) !== before)
    problems.push(`a refused call changed something: ${answer}`);
  return { answer, problems };
}

/** Whether all calls of an action were refused: `409 nothing_changes; back: 409 nothing_changes`. */
const isRefused = (answer: string): boolean =>
  answer.split(/; | and /).every((part) => /(?:^|: )4\d\d(?: \w+)?$/.test(part));

const describeFailures = ({ failures }: Pick<BillingWorld, 'failures'>): string[] =>
  [...failures].map((failure) => `a job failed: ${failure}`);

/** Where an error was thrown, from its line of the log. */
function describeError(line: string): string {
  const { msg, kind, at } = JSON.parse(line) as { msg: string; kind?: string; at?: readonly string[] };
  return `the service failed: ${msg}, ${kind ?? ''} ${at?.slice(0, 2).join(' ') ?? ''}`;
}
