import { useAvatarUrl } from '@atrium/api-client/react';
import { Avatar } from '@atrium/ui-kit';

interface PersonAvatarProps {
  person: { readonly full_name: string; readonly avatar: string | null };
}

/** The picture of a user, or the initials. */
export function PersonAvatar({ person: { full_name: name, avatar } }: PersonAvatarProps) {
  const urlOf = useAvatarUrl();
  return <Avatar name={name} picture={urlOf(avatar)} />;
}
