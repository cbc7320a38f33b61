const key = 'reloadedForChunk';
const quietTime = 60_000;

/**
 * After a new version is installed, the parts an open page still asks for are gone. The page reloads itself once for that;
 * a second failure within a minute is left to the error page, so it never loops.
 */
export function reloadOnStaleChunk(target: Window = window): void {
  target.addEventListener('vite:preloadError', (event) => {
    const last = Number(target.sessionStorage.getItem(key));
    if (Date.now() - last < quietTime) return;
    target.sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    target.location.reload();
  });
}
