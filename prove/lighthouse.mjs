import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserMissing, findBrowser } from '../tooling/commands/browser.mjs';
import { buildProduct } from '../tooling/commands/build.mjs';
import { startDemo } from './demo-service.mjs';

const goals = { accessibility: 100, 'best-practices': 100, performance: 95 };
/** The score of speed is the median of so many runs: other work on the machine moves it. */
const runs = 3;

/**
 * Lighthouse on the pages one meets first, on its mobile setting: an emulated phone on a slow network.
 * @param {readonly string[]} [chosen] names of pages; all of them where nothing is chosen
 */
export async function proveLighthouse(chosen) {
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
    if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}.`);
    const held = [];
    for (const { name, url, signedIn } of pages) {
      if (chosen !== undefined && !chosen.includes(name)) continue;
      const scores = await scoresOf(`${service.base}${url}`, chrome.port, signedIn ? service.cookie : undefined);
      held.push(print(name, scores));
    }
    return held.every(Boolean);
  } finally {
    chrome.kill();
    await service.stop();
  }
}

async function scoresOf(url, port, cookie) {
  const all = [];
  for (let run = 0; run < runs; run++) {
    const { lhr } = await lighthouse(url, {
      port,
      onlyCategories: Object.keys(goals),
      logLevel: 'silent',
      ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    all.push(lhr);
  }
  const scores = Object.keys(goals).map((category) => {
    const values = all.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100));
    return [category, values.toSorted((one, other) => one - other)[Math.floor(runs / 2)]];
  });
  return { scores: Object.fromEntries(scores), last: all.at(-1) };
}

function print(name, { scores, last }) {
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
    .map((id) => `${id} ${last.audits[id].displayValue}`)
    .join(', ');
  console.log(
    `${name}: ${Object.entries(scores)
      .map(([category, score]) => `${category} ${score}`)
      .join(', ')} (${figures})`,
  );
  const held = Object.entries(goals).every(([category, goal]) => scores[category] >= goal);
  if (!held) console.log(failedAudits(last).join('\n'));
  return held;
}

/** What took points outside of speed, in Lighthouse's words. */
function failedAudits({ audits, categories }) {
  return ['accessibility', 'best-practices'].flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => {
        const items = audits[id].details?.items ?? [];
        const nodes = items.map((item) => item.node?.snippet ?? item.description ?? item.source ?? '').slice(0, 3);
        return `  ${id}: ${audits[id].title} ${nodes.join(' | ')}`;
      }),
  );
}
