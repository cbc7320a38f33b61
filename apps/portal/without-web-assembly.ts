import type { Plugin } from 'vite';

const shaper = /@docx-editor\.dev[\\/]core[\\/]dist[\\/][^\\/]+\.js$/;

/**
 * Leaves out the part of the editor for Word files that measures text with WebAssembly, which the policy of the portal
 * forbids. The editor then measures text as the browser draws it.
 */
export function withoutWebAssembly(): Plugin {
  return {
    name: 'without-web-assembly',
    transform: {
      filter: { id: shaper, code: 'new URL("harfbuzz.wasm",import.meta.url)' },
      handler: () => "throw new Error('The portal has no WebAssembly.');\nexport {};",
    },
  };
}
