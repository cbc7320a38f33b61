import { useNotify } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Overlay } from './overlay';
import type { OverlayPart } from './overlay-part';

export interface OverlayHostProps<Props> {
  readonly overlay: Overlay;
  readonly part: OverlayPart<Props>;
  readonly failedText: string;
  readonly props: Props;
}

/** Renders an overlay. Closes it when the page unmounts, and shows a notice if it could not be loaded. */
export function OverlayHost<Props extends object>({ overlay, part, failedText, props }: OverlayHostProps<Props>) {
  const notify = useNotify();
  const { Part, failure } = useStore(part);
  useEffect(() => () => overlay.getState().hide(), [overlay]);

  const notifyFailure = useEffectEvent(() => notify({ tone: 'error', title: failedText }));
  useEffect(() => {
    if (failure !== null) notifyFailure();
  }, [failure]);

  return Part && <Part {...props} />;
}
