import type { HeadingLevel } from './block';

/** Gives headings their levels by their place in the page, so that no level is skipped. */
export interface Outline {
  /** Level for the next heading among these siblings. */
  next: () => HeadingLevel;
  /** Level that a block below the last heading may use for headings of its own. */
  current: () => HeadingLevel;
  /** The outline inside a container that stands here. */
  inside: () => Outline;
  /** The outline inside a container that has this heading of its own. */
  under: (heading: HeadingLevel) => Outline;
}

/**
 * Among siblings at the top of a page that starts with level 1, the first heading is the title
 * and the others are 2. Inside a container a heading is one deeper than the heading before the
 * container, or takes its place where there was none.
 */
export function outline(first: HeadingLevel, title = { given: first !== 1 }): Outline {
  let above: HeadingLevel | null = null;
  const below = (): HeadingLevel => (above === null ? atLeast(first, 2) : deeper(above));
  return {
    next: () => {
      above = title.given ? atLeast(first, 2) : 1;
      title.given = true;
      return above;
    },
    current: below,
    inside: () => outline(above === null ? first : deeper(above), title),
    under: (heading) => outline(deeper(heading), title),
  };
}

function deeper(level: HeadingLevel): HeadingLevel {
  return levels[Math.min(level, 5)] ?? 6;
}

function atLeast(level: HeadingLevel, minimum: HeadingLevel): HeadingLevel {
  return level < minimum ? minimum : level;
}

const levels = [1, 2, 3, 4, 5, 6] as const;
