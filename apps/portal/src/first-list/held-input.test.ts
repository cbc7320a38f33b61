import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { holdInput } from './held-input';

const page = '<button>Search</button><p><input aria-label="Name" /></p><a href="#here">Here</a>';
let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = document.querySelector('main') ?? document.body;
  root.innerHTML = page;
});

const find = (selector: string): HTMLElement =>
  root.querySelector<HTMLElement>(selector) ?? document.createElement('i');

it('repeats typing, focus and the last press on the elements that replace the page', async () => {
  const held = holdInput(() => root);
  await userEvent.type(find('input'), 'Dolina');
  await userEvent.click(find('button'));
  root.innerHTML = page;
  const seen: string[] = [];
  root.addEventListener('input', ({ target }) => seen.push(`typed ${(target as HTMLInputElement).value}`));
  root.addEventListener('click', ({ target }) => seen.push(`pressed ${(target as HTMLElement).textContent}`));
  held.handOver();
  expect(seen).toEqual(['typed Dolina', 'pressed Search']);
  expect(document.activeElement).toBe(find('button'));
});

it('leaves links to the browser, and an element that became another one alone', async () => {
  const held = holdInput(() => root);
  await userEvent.click(find('a'));
  find('button').focus();
  root.innerHTML = page.replaceAll('button', 'b');
  const seen: string[] = [];
  root.addEventListener('click', () => seen.push('pressed'));
  held.handOver();
  expect(seen).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});
