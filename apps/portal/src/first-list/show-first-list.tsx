import { configEndpoint, currentUserEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { readLanguage } from '@atrium/i18n';
import { createElement, type ComponentType } from 'react';
import { apiBase } from '../environment';
import { readFirstCall } from '../first-calls';
import { firstPaint } from '../first-paint';
import { requestPortal } from '../portal-parts';
import { portalRoot } from '../portal-root';
import { keepAnswer, readAnswers } from './answers';
import { FirstPage } from './first-page';
import { holdInput } from './held-input';
import { toNodes } from './runtime/to-nodes';

export interface FirstList {
  readonly Page: ComponentType;
  /** The call that `first-pages/first-calls.js` sends for the list. */
  readonly endpoint: { readonly id: string };
}

/** Placeholders are drawn only if the rows take longer, because drawing them would delay the rows. */
const soon = 300;

const isSettledIn = (milliseconds: number, settled: Promise<void>) =>
  Promise.race([
    settled.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), milliseconds);
    }),
  ]);

async function keepList({ id }: FirstList['endpoint']): Promise<void> {
  const url = (await window.atriumFirstList) ?? '';
  keepAnswer(id, url.split('?')[1] ?? '', await readFirstCall(url));
}

async function readUser(): Promise<CurrentUser | null> {
  const user = await readFirstCall(`${apiBase}${currentUserEndpoint.path}`);
  keepAnswer(currentUserEndpoint.id, '', user);
  return (user ?? null) as CurrentUser | null;
}

async function keepConfig(): Promise<void> {
  keepAnswer(configEndpoint.id, '', await readFirstCall(`${apiBase}${configEndpoint.path}`));
}

/** Whether the page is in the language and state that the build and the first calls expect. */
const isFirstState = () => window.location.search === '' && readLanguage() === document.documentElement.lang;

async function show({ Page, endpoint }: FirstList): Promise<void> {
  const user = isFirstState() ? await readUser() : null;
  if (user === null) return;
  const root = portalRoot();
  const held = holdInput(() => root.querySelector('.a-app'));
  const draw = () => {
    root.replaceChildren(...toNodes(createElement(FirstPage, { user, Page })));
    held.repeat();
  };
  window.atriumHandOver = held.handOver;
  const listed = keepList(endpoint);
  await keepConfig();
  if (!(await isSettledIn(soon, listed))) draw();
  await listed;
  draw();
  window.atriumFirstAnswers = readAnswers();
  await firstPaint();
}

/** Shows a list with the answers of the first calls, until React replaces it by the same content. */
export async function showFirstList(list: FirstList): Promise<void> {
  try {
    await show(list);
  } finally {
    requestPortal();
  }
}
