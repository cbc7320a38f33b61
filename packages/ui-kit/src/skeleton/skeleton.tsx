import { classNames } from '../class-names';

export interface SkeletonProps {
  /**
   * `text`: a line, `note`: a smaller line, `title`: a heading, `tile`: a company tile, `circle`: an avatar, `square`: an
   * icon tile or a small picture, `control`: a field or button, `box`: a checkbox.
   */
  shape?: 'text' | 'note' | 'title' | 'tile' | 'circle' | 'square' | 'control' | 'box' | undefined;
  /** Width relative to the container. */
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full' | undefined;
}

/** Placeholder of loading content, for the first load only. Announce the loading in the surrounding region. */
export function Skeleton({ shape = 'text', width = 'most' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('a-skeleton', `a-skeleton--${shape}`, `a-skeleton--${width}`)} />
  );
}
