import { defaultLanguage, toLanguage, type Language } from './languages';

const key = 'language';
const oneYearInSeconds = 31_536_000;

/** Storage throws if the browser blocks it. The choice is then saved in the cookie, or only for this page. */
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

/** Returns the saved language, else the one the page was served in, else English. */
export function readLanguage(): Language {
  return (
    toLanguage(readStorage()) ??
    toLanguage(readCookie()) ??
    toLanguage(document.documentElement.lang) ??
    defaultLanguage
  );
}

/** Saves the choice. The service reads the cookie to serve the first HTML in the same language. */
export function chooseLanguage(language: Language): void {
  writeStorage(language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure}`;
  document.documentElement.lang = language;
}
