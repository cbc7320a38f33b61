import { useNotify } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Overlay } from './overlay';
import type { OverlayPart } from './overlay-part';

export interface OverlayPlaceProps<Props> {
  readonly overlay: Overlay;
  readonly part: OverlayPart<Props>;
  readonly failedText: string;
  readonly props: Props;
}

/** Where something comes over the page. It closes with the page around it, and says so where it could not be loaded. */
export function OverlayPlace<Props extends object>({ overlay, part, failedText, props }: OverlayPlaceProps<Props>) {
  const notify = useNotify();
  const { Part, failure } = useStore(part);
  useEffect(() => () => overlay.getState().hide(), [overlay]);

  const tell = useEffectEvent(() => notify({ tone: 'error', title: failedText }));
  useEffect(() => {
    if (failure !== null) tell();
  }, [failure]);

  return Part && <Part {...props} />;
}
