import type { Page } from '@playwright/test';
import { createCustomer, createOffer } from './support/document-steps';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/journey';
import { signInAsAdministrator, test } from './support/own-service';
import { documentWordsOf } from './support/words/document-words';

const terms = 'Plačilo v 15 dneh.';
const typed = 'Žagar šteje čase';
const pasted = 'Lepljeno za žled';

/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** HTML of another page: with styles, a picture and a script of its own. */
const foreign = `<html><head><style>@import url(https://pictures.example/style.css);</style></head><body>
  <p class="a" style="background: url(https://pictures.example/ground.png); color: red"><span style="font-weight: 700">${pasted}</span>
  <img src="https://pictures.example/picture.png" style="width: 20px" onerror="alert(1)"></p>
  <script src="https://pictures.example/script.js"></script></body></html>`;

/** Pastes HTML where the text cursor is, and drops it there with a picture. */
const insert = (page: Page, html: string) =>
  page.evaluate(
    ([content, picture]) => {
      const data = new DataTransfer();
      data.setData('text/html', content);
      const options = { bubbles: true, cancelable: true };
      const target = document.activeElement;
      target?.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
      const dropped = new DataTransfer();
      dropped.setData('text/html', '<img src="https://pictures.example/dropped.png" style="width: 20px">');
      const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
      dropped.items.add(new File([bytes], 'picture.png', { type: 'image/png' }));
      target?.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: dropped }));
    },
    [html, dot] as const,
  );

test('an author edits the Word file of an offer in the portal, and saves it as its second version', async ({
  page,
  words,
  phone,
  service,
}) => {
  const document = documentWordsOf(words);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(service.url)) elsewhere.push(url);
  });
  const editor = page.getByRole('textbox', { name: document.editor });
  await signInAsAdministrator(page, words, service);
  const customer = await createCustomer(page, { title: 'Žnidaršič & Kovačič d.o.o.', email: 'nabava@kovacic.example' });
  const { id } = await createOffer(page, words.language, customer);

  await test.step('opens it in the editor', async () => {
    await page.goto(`/documents/${id}`);
    const menu = phone ? document.moreActions : document.edit;
    await page.getByRole('button', { name: menu }).first().click();
    await page.getByRole('menuitem', { name: document.editHere }).click();
    await expect(page.getByText(document.startsFrom)).toBeVisible();
    await expect(editor.getByText(terms)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('types into it, and pastes from another page', async () => {
    await editor.getByText(terms).click();
    await page.keyboard.press('End');
    await page.keyboard.type(` ${typed}`);
    await expect(page.getByText(document.changed, { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await insert(page, foreign);
    await expect(editor.getByText(pasted)).toBeVisible();
    await expect(editor.locator('img')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('is asked before it is left', async () => {
    await page.getByRole('button', { name: document.backToDocument }).click();
    const question = page.getByRole('alertdialog', { name: document.leave });
    await expectAccessible(page);
    await question.getByRole('button', { name: document.stay }).click();
  });

  await test.step('saves it as version 2', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(document.changesSaved)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/documents/${id}$`));
    await expect(page.getByText(document.version)).toBeVisible();
    await expect(page.getByText(typed)).toBeAttached();
    await expect(page.getByText(pasted)).toBeAttached();
  });
  expect(elsewhere).toEqual([]);
});
