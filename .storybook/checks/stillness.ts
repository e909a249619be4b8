/** What moves on the page although its reader asked for less motion. Runs in the browser. */
export function movesInSpiteOfReader(): string[] {
  const LONGEST_FADE_MS = 120;
  const places = /^(all|transform|translate|scale|rotate|top|left|right|bottom|inset.*|width|height|margin.*)$/;
  const inMs = (time: string) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
  // Storybook stops a story that has been played by a style of its own, under which nothing would be seen to move.
  const stops = [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('animation-play-state: paused'),
  );
  for (const { sheet } of stops) if (sheet) sheet.disabled = true;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.transition = 'transform 1s';
  const seesMotion = getComputedStyle(probe).transitionDuration === '1s';
  probe.remove();
  if (!seesMotion) return ['Something stops all motion on this page, so that none can be found'];

  // Storybook's own screens stand beside the story in the body.
  const nodes = document.querySelectorAll('body > :not([class^="sb-"], [id="storybook-docs"]) *');
  const moving = [...nodes].flatMap((node) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const look = getComputedStyle(node, pseudo || null);
      if (pseudo && look.content === 'none') return [];
      const name = `${node.getAttribute('class') ?? node.tagName}${pseudo}`;
      // A clock may tick: steps are how a bar that tells time still tells it.
      const animated =
        look.animationName !== 'none' &&
        inMs(look.animationDuration) > LONGEST_FADE_MS &&
        !look.animationTimingFunction.startsWith('steps(');
      const durations = look.transitionDuration.split(',');
      const moved = look.transitionProperty
        .split(',')
        .filter(
          (property, index) => places.test(property.trim()) && inMs(durations[index % durations.length] ?? '0') > 0,
        );
      return [
        ...(animated ? [`${name} runs ${look.animationName} for ${look.animationDuration}`] : []),
        ...moved.map((property) => `${name} moves by ${property.trim()}`),
      ];
    }),
  );
  for (const { sheet } of stops) if (sheet) sheet.disabled = false;
  return moving;
}
