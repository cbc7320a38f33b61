const stack = (kit) => ({ entry: 'stack/main.jsx', kit });

/** Contenders that load a login and a list, ours first. */
export const peers = [
  { name: 'static HTML', html: 'static/login.html' },
  { name: 'React and router alone', entry: 'alone/main.jsx' },
  { name: "the card's stack", ...stack('plain') },
  { name: 'with react-aria-components', ...stack('react-aria') },
  { name: 'with Mantine', ...stack('mantine') },
  { name: 'with MUI', ...stack('mui') },
  { name: 'with Radix Themes', ...stack('radix') },
  { name: 'react-admin', entry: 'admin/main.jsx' },
  { name: 'refine + antd', entry: 'refine/main.jsx' },
];
