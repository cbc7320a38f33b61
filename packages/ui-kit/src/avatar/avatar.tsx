import { useState } from 'react';
import { classNames } from '../class-names';

export interface AvatarProps {
  /** Full name of the person, shown as initials without a picture. Show the name itself beside it. */
  name: string;
  /** Address of a square picture. */
  picture?: string | undefined;
  /** `l` beside the title of a page. */
  size?: 's' | 'l' | 'xl' | undefined;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** A person in a circle: the picture, or the initials without one and if it cannot be loaded. */
export function Avatar({ name, picture, size = 's' }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <span aria-hidden="true" className={classNames('a-avatar', size !== 's' && `a-avatar--${size}`)}>
      {picture === undefined || picture === missing ? (
        initials(name)
      ) : (
        <img alt="" onError={() => setMissing(picture)} src={picture} />
      )}
    </span>
  );
}
