import { useState } from 'react';

/** The props with which it was open last: what closes keeps its words until it is gone. */
export function useLastOpened<P extends { readonly open: boolean }>(props: P): P {
  const [last, setLast] = useState(props);
  if (props.open && last !== props) setLast(props);
  return props.open ? props : last;
}
