import { useEffect, useRef, useState } from 'react';
import { tagOfField } from '../../model/field-ids';

/** The tag whose control has the focus in a form. */
export function useFocusedTag() {
  const form = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const element = form.current;
    const follow = ({ target }: FocusEvent) =>
      setFocused(target instanceof Element ? tagOfField(target.id) : undefined);
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, []);
  return { form, focused };
}
