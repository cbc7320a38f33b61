import { maximumMediaBytes, mediaExtensions, type Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef } from 'react';
import { useReplaceMediaFile } from '../api/media-files';
import { mediaMessages } from '../messages';
import { refusalOf } from './failure-reason';

const accept = Object.keys(mediaExtensions)
  .map((extension) => `.${extension}`)
  .join(',');

/** Replaces the file of one of the media: `choose` opens the browser's choice of `input`, which the caller renders. */
export function useReplacement(media: Media) {
  const text = useTexts(mediaMessages);
  const notify = useNotify();
  const { mutate, isPending } = useReplaceMediaFile(media);
  const input = useRef<HTMLInputElement>(null);

  function replaceWith(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > maximumMediaBytes) {
      notify({ tone: 'error', title: text('replaceFailed'), text: text('upload.tooLarge', { name: file.name }) });
      return;
    }
    mutate(file, {
      onSuccess: () => notify({ tone: 'success', title: text('updated', { title: media.title }) }),
      onError: (error) => notify({ tone: 'error', title: text('replaceFailed'), text: refusalOf(error) }),
    });
  }

  return {
    isPending,
    choose: () => input.current?.click(),
    input: (
      <input
        accept={accept}
        aria-label={text('replace')}
        hidden
        onChange={({ target }) => {
          replaceWith(target.files?.[0]);
          target.value = '';
        }}
        ref={input}
        type="file"
      />
    ),
  };
}
