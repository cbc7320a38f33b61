export interface AvatarProps {
  /** Full name of the person, shown as initials. Show the name itself beside it. */
  name: string;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** The initials of a person in a circle. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span aria-hidden="true" className="a-avatar">
      {initials(name)}
    </span>
  );
}
