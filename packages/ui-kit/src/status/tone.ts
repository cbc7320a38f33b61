import { CircleCheck, CircleMinus, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'neutral';

/** Icon of each tone, so that colour never carries meaning alone. */
export const toneIcons: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Info,
  accent: Info,
  neutral: CircleMinus,
};
