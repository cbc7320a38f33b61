import { fireEvent } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloadPages } from './preload-pages';

const loaded: string[] = [];
let failing = false;
let stop: () => void;

const page = (path: string): RouteObject => ({
  path,
  lazy: () => {
    loaded.push(path);
    return failing ? Promise.reject(new Error('No connection')) : Promise.resolve({ Component: () => null });
  },
});

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/tenants/details/1?part=plan"><span>Dolina</span></a>
    <a href="https://elsewhere.example/tenants/details/1" id="elsewhere">Elsewhere</a>
    <table><tbody><tr><td id="cell">Active</td><td><a data-row-link="" href="/tenants/new">New</a></td></tr></tbody></table>`;
  failing = false;
  stop = preloadPages([page('/tenants/details/:id'), page('/tenants/new'), { path: '*' }]);
});

afterEach(() => {
  stop();
  loaded.length = 0;
});

const find = (selector: string) => document.querySelector(selector) ?? document.body;

it('loads a page once when its link is hovered or focused', () => {
  fireEvent.pointerOver(find('span'));
  fireEvent.focusIn(find('a'));
  expect(loaded).toEqual(['/tenants/details/:id']);
});

it('loads the page of a row link', () => {
  fireEvent.pointerOver(find('#cell'));
  expect(loaded).toEqual(['/tenants/new']);
});

it('loads nothing for other sites or after it was stopped', () => {
  fireEvent.pointerOver(find('#elsewhere'));
  stop();
  fireEvent.pointerOver(find('span'));
  expect(loaded).toEqual([]);
});

it('tries again after a failure', async () => {
  failing = true;
  fireEvent.pointerOver(find('span'));
  await Promise.resolve();
  await Promise.resolve();
  fireEvent.pointerOver(find('span'));
  expect(loaded).toHaveLength(2);
});
