declare module 'virtual:tokens' {
  const css: string;
  export default css;
}

declare module 'virtual:glossary' {
  const markdown: string;
  export default markdown;
}

declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}
