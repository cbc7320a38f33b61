import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, readLanguage } from './language-choice';

function forget() {
  window.localStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
  document.documentElement.lang = '';
}

beforeEach(forget);
afterEach(() => {
  vi.unstubAllGlobals();
  forget();
});

function blockStorage() {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

describe('language choice', () => {
  it('defaults to English', () => {
    expect(readLanguage()).toBe('en');
  });

  it('saves the choice in storage, in a cookie and on the page', () => {
    chooseLanguage('sl');
    expect(window.localStorage.getItem('language')).toBe('sl');
    expect(document.cookie).toContain('language=sl');
    expect(document.documentElement.lang).toBe('sl');
    expect(readLanguage()).toBe('sl');
  });

  it.each([
    ['sl-SI', 'sl'],
    ['en-EN', 'en'],
    ['SL', 'sl'],
    ['de', 'en'],
    ['', 'en'],
    ['{}', 'en'],
    ['slx', 'en'],
  ])('reads %j as %s', (stored, language) => {
    window.localStorage.setItem('language', stored);
    expect(readLanguage()).toBe(language);
  });

  it('uses the cookie if storage is blocked', () => {
    blockStorage();
    expect(readLanguage()).toBe('en');
    chooseLanguage('sl');
    expect(readLanguage()).toBe('sl');
  });

  it('uses the language of the served page before any choice', () => {
    document.documentElement.lang = 'sl';
    expect(readLanguage()).toBe('sl');
  });
});
