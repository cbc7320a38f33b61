import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/** Makes forms as Node does, which the fake service reads: jsdom has its own. */
export async function stubNodeForms(): Promise<void> {
  const form = await new Response(new URLSearchParams('file=')).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('File', File);
}

export const nodeFile = (text: string, name: string) => new File([text], name) as unknown as globalThis.File;
