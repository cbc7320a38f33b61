import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, NavigationType } from 'react-router';
import { isFirstPageFocused } from './first-page';
import { waitForElement } from './wait-for-element';

const main = () => document.querySelector('main');
const inMain = (element: Element | null) => element !== null && main()?.contains(element) === true;
const isOverPage = (element: Element | null) => element?.closest('[role="dialog"], [role="alertdialog"]') != null;

function findLink(href: string): HTMLElement | null {
  return main()?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? null;
}

const findHeading = () => main()?.querySelector('h1') ?? null;

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Focuses the title after a navigation, or the link that was followed when going back. Does not override a focus set by
 * the page or the user in the meantime.
 */
export function useRouteFocus(): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const shown = useRef({ pathname: isFirstPageFocused() ? '' : pathname, key });
  const leftBy = useRef(new Map<string, string>());

  useEffect(() => {
    function note(event: MouseEvent): void {
      const pressed = event.target instanceof Element ? event.target : null;
      const link = pressed?.closest('main a[href]') ?? pressed?.closest('main tr')?.querySelector('a[href]');
      const href = link?.getAttribute('href');
      if (href != null) leftBy.current.set(shown.current.key, href);
    }
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname === pathname) return undefined;
    const focused = document.activeElement;
    if (inMain(focused) && focused !== main()) return undefined;
    const fromOver = isOverPage(focused);
    const href = how === NavigationType.Pop ? leftBy.current.get(key) : undefined;

    function find(): HTMLElement | null {
      if (isOverPage(document.activeElement)) return null;
      return (href === undefined ? null : findLink(href)) ?? findHeading();
    }
    return waitForElement(find, (element) => {
      const now = document.activeElement;
      if (now !== focused && now !== document.body && !fromOver) return;
      if (element.tagName === 'H1') focusHeading(element);
      else element.focus({ preventScroll: true });
    });
  }, [pathname, key, how]);
}
