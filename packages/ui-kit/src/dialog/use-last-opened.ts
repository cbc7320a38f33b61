import { useState } from 'react';

/** The latest props while open, so that a closing dialog keeps its texts. */
export function useLastOpened<P extends { readonly open: boolean }>(props: P): P {
  const [last, setLast] = useState(props);
  if (props.open && last !== props) setLast(props);
  return props.open ? props : last;
}
