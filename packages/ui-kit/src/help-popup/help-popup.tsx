import { Play } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Enfilade } from '../enfilade/enfilade';
import { Icon } from '../icon/icon';

export interface HelpCaptions {
  /** URL of a WebVTT file. */
  src: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** Label in the player's menu. */
  label: string;
  /** Whether it is shown from the start. */
  default?: boolean | undefined;
}

export interface HelpVideo {
  /** URL of a file on this origin. */
  src: string;
  /** Media type, such as `video/webm`. */
  type: string;
  /** Size in pixels; reserves the space before the video loads. */
  width: number;
  height: number;
  captions: readonly [HelpCaptions, ...HelpCaptions[]];
}

export interface HelpPopupProps {
  title: ReactNode;
  /** Content of the video, and its length. */
  children: ReactNode;
  video: HelpVideo;
  /** Label of the play button, with the length in words. */
  playLabel: string;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Browsers load shown captions at once, so the track has no URL before Play. */
function attributesOf({ src, language, label, default: shown }: HelpCaptions, started: boolean) {
  return { srcLang: language, label, ...(started ? { src, default: shown } : {}) };
}

/** Help for a first visit: a video beside the page, which stays usable. The video only loads on Play. */
export function HelpPopup({ title, children, video, playLabel, dismissLabel, onDismiss }: HelpPopupProps) {
  const titleId = useId();
  const player = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [first, ...others] = video.captions;

  function play() {
    setStarted(true);
    player.current?.focus();
    player.current?.play().catch(() => undefined);
  }

  return (
    <section aria-labelledby={titleId} className={classNames('a-help-popup', started && 'a-help-popup--playing')}>
      <div className="a-help-popup__stage">
        <video
          aria-labelledby={titleId}
          className="a-help-popup__video"
          controls={started}
          height={video.height}
          playsInline
          preload="none"
          ref={player}
          tabIndex={started ? 0 : -1}
          width={video.width}
        >
          <source src={video.src} type={video.type} />
          <track key={`${first.language}-${started}`} kind="captions" {...attributesOf(first, started)} />
          {others.map((captions) => (
            <track key={`${captions.language}-${started}`} kind="captions" {...attributesOf(captions, started)} />
          ))}
        </video>
        {!started && (
          <>
            <Enfilade className="a-help-popup__poster" format="plate" />
            <button aria-label={playLabel} className="a-help-popup__play" onClick={play} type="button">
              <Icon icon={Play} size="l" />
            </button>
          </>
        )}
      </div>
      <div className="a-help-popup__foot">
        <div className="a-help-popup__text">
          <p className="a-help-popup__title" id={titleId}>
            {title}
          </p>
          <p className="a-help-popup__note">{children}</p>
        </div>
        <Button onClick={onDismiss} size="s">
          {dismissLabel}
        </Button>
      </div>
    </section>
  );
}
