const ours = '*:not(.sb-wrapper, .sb-wrapper *)';
const pseudos = [undefined, '::before', '::after'] as const;

function lasting(list: string): boolean {
  return list.split(',').some((duration) => Number.parseFloat(duration) > 0);
}

function movesIn(style: CSSStyleDeclaration): string | undefined {
  if (style.animationName !== 'none' && lasting(style.animationDuration))
    return `animation ${style.animationName} of ${style.animationDuration}`;
  if (style.transitionProperty !== 'none' && lasting(style.transitionDuration))
    return `transition of ${style.transitionProperty} in ${style.transitionDuration}`;
  return undefined;
}

function nameOf(element: Element): string {
  return element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');
}

/** Elements that move or would move on the page; none may with reduced motion. */
export function findMotion(): string[] {
  const styled = [...document.body.querySelectorAll(ours)].flatMap((element) =>
    pseudos.flatMap((pseudo) => {
      const motion = movesIn(getComputedStyle(element, pseudo));
      return motion === undefined ? [] : [`${nameOf(element)}${pseudo ?? ''}: ${motion}`];
    }),
  );
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration ?? 0) > 0)
    .map(({ id, effect }) => `running: ${id} ${effect instanceof KeyframeEffect ? effect.target?.className : ''}`);
  return [...new Set([...styled, ...running])];
}
