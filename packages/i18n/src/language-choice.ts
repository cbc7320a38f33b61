import { defaultLanguage, toLanguage, type Language } from './languages';

const key = 'language';
const oneYearInSeconds = 31_536_000;

/** Storage throws where a browser blocks it; the choice then lives in the cookie, or for the page alone. */
function readStorage(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(language: Language): void {
  try {
    window.localStorage.setItem(key, language);
  } catch {
    return;
  }
}

function readCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${key}=`));
  return pair?.slice(key.length + 1);
}

/** The language chosen before, else the one the page was served in, else English. */
export function readLanguage(): Language {
  return (
    toLanguage(readStorage()) ??
    toLanguage(readCookie()) ??
    toLanguage(document.documentElement.lang) ??
    defaultLanguage
  );
}

/** Remembers a choice; the cookie lets the service write the first HTML in the same language. */
export function chooseLanguage(language: Language): void {
  writeStorage(language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure}`;
  document.documentElement.lang = language;
}
