import { classNames } from '../class-names';

export interface SkeletonProps {
  /** `text` a line, `note` a smaller line, `title` a heading, `tile` the door of a company, `control` a field or button, `box` a checkbox. */
  shape?: 'text' | 'note' | 'title' | 'tile' | 'control' | 'box' | undefined;
  /** Share of the width. */
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full' | undefined;
}

/** The place of something that is still loading, on the first load only. The region around it says so in words. */
export function Skeleton({ shape = 'text', width = 'most' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('a-skeleton', `a-skeleton--${shape}`, `a-skeleton--${width}`)} />
  );
}
