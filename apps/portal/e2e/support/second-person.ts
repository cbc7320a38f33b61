import type { Browser, Page } from '@playwright/test';
import type { Words } from './words/words';

/** A page of another person, in a browser of their own and in the same language. */
export async function secondPerson(browser: Browser, baseURL: string, { language }: Words): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  return page;
}
