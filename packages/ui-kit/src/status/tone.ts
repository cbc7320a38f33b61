import { CircleCheck, CircleMinus, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'neutral';

/** The icon that goes with each meaning, so that a colour never stands alone. */
export const toneIcons: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Info,
  accent: Info,
  neutral: CircleMinus,
};
