import { loadPart } from './chunks/load-part';

/** Loads the portal and replaces the loading screen, or the first list, by it. */
export async function loadPortal(): Promise<void> {
  const { mountPortal } = await loadPart(() => import('./mount-portal'));
  await mountPortal();
}
