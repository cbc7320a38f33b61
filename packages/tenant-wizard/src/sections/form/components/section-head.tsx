import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface SectionHeadProps {
  title: string;
  children?: ReactNode;
}

/** Title of a section. Takes the focus when the section opens, unless the address names a field. */
export function SectionHead({ title, children }: SectionHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    (field ?? heading.current)?.focus();
  }, [hash]);
  return (
    <header className="section-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="section-head__text">{children}</p>}
    </header>
  );
}
