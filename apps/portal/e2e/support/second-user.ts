import type { Browser, Page } from '@playwright/test';
import type { Words } from './words/words';

/** A page of a second user, in a separate browser and the same language. */
export async function secondUser(browser: Browser, baseURL: string, { language }: Words): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  return page;
}
