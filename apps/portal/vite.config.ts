import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { brotliFiles } from './brotli-files.ts';
import { chunkGroups } from './first-pages/chunk-groups.ts';
import { firstPages } from './first-pages/first-pages.ts';
import { missingPreloads } from './missing-preloads.ts';
import { pdfFilesOfViewer } from './pdf-files.ts';
import { peers } from './peers.ts';
import { withoutWebAssembly } from './without-web-assembly.ts';

const service = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

/** The packages' builds end the names of their chunks in a hash, which changes nothing beside the own hash of a file. */
const hashOfPackage = /-[A-Z0-9]{8}$/;

const inBuild: InlineConfig = {
  root: import.meta.dirname,
  plugins: [react(), withoutWebAssembly()],
  resolve: { conditions: [...defaultClientConditions], dedupe: peers },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: 'index.html',
        login: 'login.html',
        registration: 'registration.html',
        forgot: 'forgot-password.html',
      },
      output: { chunkFileNames: ({ name }) => `assets/${name.replace(hashOfPackage, '')}-[hash].js` },
    },
  },
};

const inDevelopment: InlineConfig = {
  plugins: [react(), withoutWebAssembly(), firstPages(), pdfFilesOfViewer()],
  resolve: { conditions: ['@atrium/source', ...defaultClientConditions], dedupe: peers },
  ssr: { resolve: { conditions: ['@atrium/source', ...defaultServerConditions] } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORTAL_PORT'] ?? '5173'),
    strictPort: true,
    proxy: { '/api': service, '/outbox': service, '/crm': service, '/sandbox': service },
  },
};

/** A plugin, because tools that only read this configuration need no build. */
const firstPageChunks: Plugin = {
  name: 'first-page-chunks',
  async config() {
    const groups = [{ name: await chunkGroups(inBuild), includeDependenciesRecursively: false }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

export default defineConfig(({ command }) => {
  if (command === 'serve') return inDevelopment;
  const { readImports, resolveDependencies } = missingPreloads();
  const modulePreload = { polyfill: false, resolveDependencies };
  return {
    ...inBuild,
    html: { cspNonce: '__CSP_NONCE__' },
    plugins: [
      react(),
      withoutWebAssembly(),
      readImports,
      firstPageChunks,
      firstPages(),
      pdfFilesOfViewer(),
      brotliFiles(),
    ],
    build: { ...inBuild.build, modulePreload },
  };
});
