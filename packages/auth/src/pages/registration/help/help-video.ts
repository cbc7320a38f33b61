// Type-checking this source requires the types of the files it imports.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../assets.d.ts" />
import { languages, type Language } from '@atrium/i18n';
import type { HelpVideo } from '@atrium/ui-kit';
import englishCaptions from './video/captions.en.vtt';
import slovenianCaptions from './video/captions.sl.vtt';
import englishVideo from './video/registration.en.webm';
import slovenianVideo from './video/registration.sl.webm';

const videos: Readonly<Record<Language, string>> = { en: englishVideo, sl: slovenianVideo };
const captions: Readonly<Record<Language, string>> = { en: englishCaptions, sl: slovenianCaptions };

/** Length of each video. */
export const helpVideoSeconds = 44;

/** The registration video in one language, recorded by `npm run record-help-video`, with captions in every language. */
export function helpVideo(language: Language, nameOf: (language: Language) => string): HelpVideo {
  const track = (one: Language) => ({ src: captions[one], language: one, label: nameOf(one) });
  const others = languages.filter((one) => one !== language).map(track);
  return {
    src: videos[language],
    type: 'video/webm',
    width: 960,
    height: 600,
    captions: [{ ...track(language), default: true }, ...others],
  };
}
