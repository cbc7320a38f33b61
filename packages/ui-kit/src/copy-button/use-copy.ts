import { useEffect, useRef, useState } from 'react';

const SHOWN_FOR = 2000;

/** Copies a text to the clipboard; `copied` is true for two seconds afterwards. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_FOR);
  }
  return { copied, copy };
}
