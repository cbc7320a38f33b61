/**
 * Peer dependencies of the packages. Resolves them to the portal's copy, also if the packages' development tools are
 * not installed.
 */
export const peers = [
  '@tanstack/react-query',
  'libphonenumber-js',
  'react',
  'react-dom',
  'react-router',
  'socket.io-client',
  'yup',
];
