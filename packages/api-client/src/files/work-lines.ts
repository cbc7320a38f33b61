import type { WorkProgress } from '../contract';
import { throwNetworkError } from '../http/read-text';

/** Reads a response in lines of JSON as they arrive: each line but the last is a step of the work. */
export function createWorkLines(onWork: (progress: WorkProgress) => void) {
  let held: string | undefined;
  let open = '';
  return {
    add(text: string): void {
      const lines = (open + text).split('\n');
      open = lines.pop() ?? '';
      for (const line of lines) {
        if (held !== undefined) onWork(JSON.parse(held) as WorkProgress);
        held = line;
      }
    },
    /** The last line: the response. */
    result: () => JSON.parse(open === '' ? (held ?? '') : open) as unknown,
  };
}

/** Reads the body of such a response. */
export async function readWorkLines(
  { body }: Response,
  onWork: (progress: WorkProgress) => void = () => undefined,
): Promise<unknown> {
  const lines = createWorkLines(onWork);
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read().catch(throwNetworkError);
    if (part === undefined || part.done) return lines.result();
    lines.add(decoder.decode(part.value, { stream: true }));
  }
}
