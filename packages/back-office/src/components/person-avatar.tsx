import { useAvatarUrl } from '@atrium/api-client/react';
import { Avatar, type AvatarProps } from '@atrium/ui-kit';

interface PersonAvatarProps {
  person: { readonly full_name: string; readonly avatar: string | null };
  size?: AvatarProps['size'];
}

/** The picture of a user, or the initials. */
export function PersonAvatar({ person: { full_name: name, avatar }, size }: PersonAvatarProps) {
  const urlOf = useAvatarUrl();
  return <Avatar name={name} picture={urlOf(avatar)} size={size} />;
}
