import type { MediaSummary } from '@atrium/api-client/contract';
import { Icon } from '@atrium/ui-kit';
import { FileText } from 'lucide-react';
import { useMediaPictures } from '../api/media';

interface MediaPictureProps {
  media: Pick<MediaSummary, 'id' | 'file_id' | 'title' | 'previewable'>;
  size: 'thumbnail' | 'preview';
  /** The title stands next to the picture. */
  decorative?: boolean;
}

/** The picture, or the first page of a PDF; an icon for a file without a preview. */
export function MediaPicture({ media, size, decorative = false }: MediaPictureProps) {
  const pictures = useMediaPictures();
  if (!media.previewable) return <Icon icon={FileText} size="l" />;
  return <img alt={decorative ? '' : media.title} loading="lazy" src={pictures[size](media)} />;
}
