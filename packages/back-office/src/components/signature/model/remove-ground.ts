import { type Pixels, brightness } from './ink';

/**
 * Makes the ground of a photographed or scanned signature transparent, in place. The ground is as bright as most of the
 * picture; what is clearly darker is ink. A picture that is transparent somewhere keeps its own transparency.
 */
export function removeGround({ data }: Pixels): void {
  const levels = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 250) return;
    const level = Math.round(brightness(data, at));
    levels[level] = (levels[level] ?? 0) + 1;
  }
  const ground = levels.indexOf(Math.max(...levels));
  const darkest = levels.findIndex((count) => count > 0);
  const clear = ground * 0.85;
  const solid = Math.min(clear - 1, darkest + (clear - darkest) * 0.4);
  for (let at = 0; at < data.length; at += 4) {
    const share = (clear - brightness(data, at)) / (clear - solid);
    data[at + 3] = Math.round(255 * Math.min(1, Math.max(0, share)));
  }
}
