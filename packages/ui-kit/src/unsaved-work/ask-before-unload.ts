import { hasUnsavedWork, watchUnsavedWork } from './unsaved-work';

let isAllowed = false;

/** Lets the page go once without a question, for a way out that its user has just chosen, such as their bank's page. */
export function allowUnload(): void {
  isAllowed = true;
}

function ask(event: BeforeUnloadEvent): void {
  if (!isAllowed) event.preventDefault();
  isAllowed = false;
}

/**
 * Has the browser ask before a reload or a closed tab loses unsaved work, until the returned function is called. It
 * listens only while there is some: a listener keeps the page out of the browser's back/forward cache.
 */
export function askBeforeUnload(): () => void {
  const follow = () => {
    if (hasUnsavedWork()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  follow();
  const stop = watchUnsavedWork(follow);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}
