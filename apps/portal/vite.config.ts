import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brotliFiles } from './brotli-files.ts';

/** Peers of the packages: there is one of each, the portal's own, also where the packages' development tools are absent. */
const peers = [
  '@tanstack/react-query',
  'libphonenumber-js',
  'react',
  'react-dom',
  'react-router',
  'socket.io-client',
  'yup',
];

const service = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), brotliFiles()],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    conditions: command === 'serve' ? ['@atrium/source', ...defaultClientConditions] : [...defaultClientConditions],
    dedupe: peers,
  },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'portal', tags: ['$initial'] }] } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORTAL_PORT'] ?? '5173'),
    strictPort: true,
    proxy: { '/api': service, '/outbox': service, '/crm': service },
  },
}));
