import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserMissing, findBrowser } from '../tooling/commands/browser.ts';
import { buildProduct } from '../tooling/commands/build.ts';
import { startDemo } from './demo-service.ts';

const goals = { accessibility: 100, 'best-practices': 100, performance: 95 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

/** Scores are the median of several runs, because other work on the machine changes them. */
const runs = 3;

interface Scores {
  readonly scores: Readonly<Record<Category, number>>;
  /** The result of the last run. */
  readonly last: Result;
}

/**
 * Runs Lighthouse on the first pages of a visit, as an emulated phone on a slow network; `lighthouse=login,list` checks only
 * these pages.
 */
export async function proveLighthouse(chosen?: readonly string[]): Promise<boolean> {
  const chromePath = await findBrowser();
  if (!chromePath) {
    console.log(browserMissing);
    return false;
  }
  await buildProduct();
  const service = await startDemo();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic'] });
  try {
    const pages = [
      { name: 'login', url: '/login' },
      { name: 'registration', url: '/registration' },
      { name: 'forgot-password', url: '/login/forgot-password' },
      { name: 'list', url: '/tenants', signedIn: true },
      { name: 'details', url: `/tenants/details/${service.tenantId}`, signedIn: true },
    ];
    const unknown = chosen?.filter((name) => !pages.some((page) => page.name === name)) ?? [];
    if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}.`);
    const results: boolean[] = [];
    for (const { name, url, signedIn } of pages) {
      if (chosen !== undefined && !chosen.includes(name)) continue;
      const scores = await scoresOf(`${service.base}${url}`, chrome.port, signedIn ? service.cookie : undefined);
      results.push(print(name, scores));
    }
    return results.every(Boolean);
  } finally {
    chrome.kill();
    await service.stop();
  }
}

async function scoresOf(url: string, port: number, cookie: string | undefined): Promise<Scores> {
  const all: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: categories,
      logLevel: 'silent',
      ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
    all.push(result.lhr);
  }
  const medianOf = (category: Category) => {
    const values = all.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
    return values.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  };
  const [last] = all.slice(-1);
  if (last === undefined) throw new Error(`Lighthouse did not run on ${url}.`);
  return {
    scores: {
      accessibility: medianOf('accessibility'),
      'best-practices': medianOf('best-practices'),
      performance: medianOf('performance'),
    },
    last,
  };
}

function print(name: string, { scores, last }: Scores): boolean {
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
    .map((id) => `${id} ${last.audits[id]?.displayValue}`)
    .join(', ');
  console.log(
    `${name}: ${Object.entries(scores)
      .map(([category, score]) => `${category} ${score}`)
      .join(', ')} (${figures})`,
  );
  const passes = categories.every((category) => scores[category] >= goals[category]);
  if (!passes) console.log(failedAudits(last).join('\n'));
  return passes;
}

interface AuditItem {
  readonly node?: { readonly snippet?: string };
  readonly description?: string;
  readonly source?: string;
}

/** The failed audits that are not about speed, as Lighthouse describes them. */
function failedAudits({ audits, categories: results }: Result): string[] {
  return (['accessibility', 'best-practices'] as const).flatMap((category) =>
    (results[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => {
        const details = audits[id]?.details;
        const items = (details !== undefined && 'items' in details ? details.items : []) as readonly AuditItem[];
        const nodes = items.map((item) => item.node?.snippet ?? item.description ?? item.source ?? '').slice(0, 3);
        return `  ${id}: ${audits[id]?.title} ${nodes.join(' | ')}`;
      }),
  );
}
