import { useEffect } from 'react';
import { sectionFormId } from '../components/use-wizard';

/** Ctrl+Enter (on a Mac, Command) is Next, wherever the focus is. */
export function useSubmitShortcut(): void {
  useEffect(() => {
    function submit(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const form = document.getElementById(sectionFormId);
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      form.requestSubmit();
    }
    document.addEventListener('keydown', submit);
    return () => document.removeEventListener('keydown', submit);
  }, []);
}
