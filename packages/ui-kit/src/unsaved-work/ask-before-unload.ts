import { hasUnsavedWork, watchUnsavedWork } from './unsaved-work';

let isAllowed = false;

/** Skips the question once, for a navigation that the user has just chosen, such as their bank's page. */
export function allowUnload(): void {
  isAllowed = true;
}

function preventUnload(event: BeforeUnloadEvent): void {
  if (!isAllowed) event.preventDefault();
  isAllowed = false;
}

/**
 * Makes the browser ask before a reload or a closed tab loses unsaved work. Returns a function that stops this. Listens
 * only while work is unsaved, because a listener keeps the page out of the back/forward cache.
 */
export function askBeforeUnload(): () => void {
  const follow = () => {
    if (hasUnsavedWork()) window.addEventListener('beforeunload', preventUnload);
    else window.removeEventListener('beforeunload', preventUnload);
  };
  follow();
  const stop = watchUnsavedWork(follow);
  return () => {
    stop();
    window.removeEventListener('beforeunload', preventUnload);
  };
}
