/** Peers of the packages: there is one of each, the portal's own, also where the packages' development tools are absent. */
export const peers = [
  '@tanstack/react-query',
  'libphonenumber-js',
  'react',
  'react-dom',
  'react-router',
  'socket.io-client',
  'yup',
];
