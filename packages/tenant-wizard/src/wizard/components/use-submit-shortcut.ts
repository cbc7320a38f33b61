import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router';
import { sectionFormId } from '../../sections/form/components/use-wizard';

/** Ctrl+Enter (Command on a Mac) submits the section. Ignored while held down or while the next section loads. */
export function useSubmitShortcut(): void {
  const { state } = useNavigation();
  const isLeaving = useEffectEvent(() => state !== 'idle');
  useEffect(() => {
    function submit(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const form = document.getElementById(sectionFormId);
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      if (!event.repeat && !isLeaving()) form.requestSubmit();
    }
    document.addEventListener('keydown', submit);
    return () => document.removeEventListener('keydown', submit);
  }, []);
}
