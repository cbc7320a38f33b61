import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onPress` with the tag whose mark is pressed on a page. The keyboard's way is its field in the form. */
export function usePressedTag(onPress: (tag: string) => void) {
  const pages = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const element = pages.current;
    function follow({ target }: MouseEvent) {
      const mark = target instanceof Element ? target.closest<HTMLElement>('mark[data-tag]') : null;
      if (mark?.dataset['tag'] !== undefined) press(mark.dataset['tag']);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, []);
  return pages;
}
