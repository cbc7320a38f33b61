import { type Browser, chromium, type Page } from 'playwright';
import { browserMissing, findBrowser } from '../tooling/commands/browser.ts';
import { buildProduct } from '../tooling/commands/build.ts';
import { type ServiceWithDraft, startWithFullDraft } from './full-draft.ts';
import { median } from './median.ts';

/** Longest time from a key press to the next paint, in ms, with a slowed processor. */
const maxMilliseconds = 50;
const slowdown = 4;
const rounds = Number(process.env.TYPING_ROUNDS ?? 5);

/** Time between two keys of a fast typist, in ms. */
const keyInterval = 100;

interface Field {
  /** Path of its section. */
  readonly section: string;
  /** Button that opens its row. */
  readonly edit?: string;
  /** Label of its group. */
  readonly group?: string;
  readonly label: string;
  /** The text to type. */
  readonly text: string;
}

interface Measurement {
  readonly field: Field;
  /** Times of the keys, for each round. */
  readonly rounds: number[][];
}

declare global {
  /** Times of the keys typed in the page. */
  var typed: number[];
}

const fields: readonly Field[] = [
  { section: 'application', label: 'Company CRM name', text: 'zelena dolina' },
  { section: 'application', label: 'Street', text: 'cesta na polje' },
  { section: 'application', label: 'Company phone', text: '041234567' },
  { section: 'data-provider', label: 'Host', text: 'baza.dolina.si' },
  { section: 'data-provider', label: 'Database password', text: 'skrivnost-1' },
  { section: 'couriers', label: 'Username', group: 'GLS', text: 'zelena-dolina' },
  { section: 'couriers', label: 'Max weight', group: 'DPD', text: '31,5' },
  { section: 'couriers', label: 'City', group: 'DPD', text: 'ljubljana' },
  { section: 'couriers', label: 'Phone', group: 'DPD', text: '041234567' },
  { section: 'fiscalization', label: 'Responsible person name', text: 'ana novak' },
  { section: 'fiscalization', label: 'Tax number', text: '50223054' },
  { section: 'fiscalization', edit: 'Edit PE20', label: 'Address', text: 'cesta na polje' },
  { section: 'fiscalization', edit: 'Edit BLAG120', label: 'ID', text: 'blag7x' },
  { section: 'plugins', label: 'Host', text: 'imap.dolina.si' },
  { section: 'plugins', label: 'Username', group: 'Business data', text: 'zelena-dolina' },
];

/** Checks that typing in the wizard is painted in time, also with 50 business premises and 200 devices. */
export async function proveTyping(): Promise<boolean> {
  const executablePath = await findBrowser();
  if (!executablePath) {
    console.log(browserMissing);
    return false;
  }
  await buildProduct();
  const service = await startWithFullDraft();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  try {
    const page = await openPage(browser, service);
    const measurements = fields.map((field): Measurement => ({ field, rounds: [] }));
    for (let round = 0; round < rounds; round += 1)
      for (const one of measurements) one.rounds.push(await type(page, service, one.field));
    return print(measurements);
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function openPage(browser: Browser, { base, cookie }: ServiceWithDraft): Promise<Page> {
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  await page.addInitScript(recordTimes);
  return page;
}

/** Runs in the page: records the time from each key until the frame that shows it is painted, in ms. */
function recordTimes(): void {
  localStorage.setItem('language', 'en');
  globalThis.typed = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => globalThis.typed.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    },
    true,
  );
}

async function findInput(page: Page, { edit, group, label }: Field) {
  if (edit !== undefined) await page.getByRole('button', { name: edit, exact: true }).click();
  const ofGroup = group === undefined ? page : page.getByRole('group', { name: group, exact: true });
  return (edit === undefined ? ofGroup : page.locator('[data-edited]'))
    .getByLabel(new RegExp(`^${label}( \\(|$)`))
    .and(page.locator('input'))
    .first();
}

/** Opens the section again, types a text into the empty field, and returns the times of the keys. */
async function type(page: Page, { base, draftId }: ServiceWithDraft, field: Field): Promise<number[]> {
  const { section, label, text } = field;
  await page.goto(`${base}/tenants/new/${draftId}/${section}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const input = await findInput(page, field);
  await input.fill('');
  await input.focus();
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => void globalThis.typed.splice(0));
  await page.keyboard.type(text, { delay: keyInterval });
  await page.waitForFunction((keys) => globalThis.typed.length >= keys, text.length);
  if ((await input.inputValue()) !== text) throw new Error(`${section}, ${label} holds "${await input.inputValue()}".`);
  const times = await page.evaluate(() => globalThis.typed);
  if (times.length !== text.length) throw new Error(`${section}, ${label}: ${times.length} of ${text.length} keys.`);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return times.map(Math.round);
}

/** A round counts by its slowest key. The best round must pass, because other work on the machine only adds time. */
function print(measurements: readonly Measurement[]): boolean {
  console.log(`\nms from a key to its paint, processor slowed ${slowdown} times, ${rounds} rounds`);
  console.log(`${'field'.padEnd(52)}  median  slowest key of each round`);
  let passes = true;
  for (const { field, rounds: all } of measurements) {
    const slowest = all.map((times) => Math.max(...times));
    const isWithin = Math.min(...slowest) <= maxMilliseconds;
    passes &&= isWithin;
    const name = [field.section, field.edit ?? field.group, field.label].filter(Boolean).join(', ');
    const figures = slowest.map((value) => String(value).padStart(5)).join('');
    const note = isWithin ? '' : `  more than ${maxMilliseconds}`;
    console.log(`${name.padEnd(52)}${String(median(all.flat())).padStart(8)}${figures}${note}`);
  }
  return passes;
}
