import { chromium } from 'playwright-core';
import { findBrowser } from '../../tooling/commands/browser.ts';
import { buildPeers } from '../first-load/build-peers.mjs';
import { serveOurs } from '../first-load/our-portal.mjs';
import { printFirstLoad } from '../first-load/print.mjs';
import { servePeer } from '../first-load/serve.mjs';
import { openList, openLogin, submitLogin } from '../first-load/visit.mjs';

const rounds = Number(process.env.FIRST_LOAD_ROUNDS ?? '5');

export const comparisons = [];

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Median of each figure. */
function medians(visits) {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name]))]));
}

async function contenders() {
  const ours = await serveOurs();
  const peers = [];
  for (const { name, folder, html } of await buildPeers()) {
    const server = await servePeer(folder);
    peers.push({ name, login: server.base, list: html ? undefined : `${server.base}/rows`, close: server.close });
  }
  const close = () => [ours.login, ours.list].forEach((server) => server.close());
  return [
    { name: 'Atrium', login: ours.login.base, list: `${ours.list.base}/tenants`, close },
    { name: 'Atrium, customers', list: `${ours.list.base}/customers`, close: () => {} },
    ...peers,
  ];
}

/** Adds the figures of a visit, or prints why it failed. */
async function addVisit(name, visits, visit) {
  try {
    visits.push(await visit());
  } catch (error) {
    console.error(`${name}: ${error.message}`);
  }
}

/** Visits each login and each list of ten rows with an empty cache, once in every round. */
export async function finish(isShort) {
  if (isShort) return;
  const all = await contenders();
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  const visits = new Map(all.map(({ name }) => [name, { login: [], list: [] }]));
  try {
    for (let round = 0; round < rounds; round++) {
      for (let turn = 0; turn < all.length; turn++) {
        const { name, login, list } = all[(round + turn) % all.length];
        const url = `${login}/login`;
        const { login: logins, list: lists } = visits.get(name);
        if (login)
          await addVisit(name, logins, async () => ({
            ...(await openLogin(browser, url)),
            ...(await submitLogin(browser, url)),
          }));
        if (list) await addVisit(name, lists, () => openList(browser, list));
      }
    }
  } finally {
    await browser.close();
    for (const { close } of all) close();
  }
  printFirstLoad(
    all.map(({ name }) => ({ name, login: medians(visits.get(name).login), list: medians(visits.get(name).list) })),
  );
}
