/** Heading levels are computed from the position in the page; editors cannot choose them. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Assigns heading levels by the position in the page, so that no level is skipped. */
export interface Outline {
  /** Returns the level of the next heading among these siblings. */
  next: () => HeadingLevel;
  /** Returns the level for a block's own headings below the last heading. */
  current: () => HeadingLevel;
  /** Returns the outline inside a container at this position. */
  inside: () => Outline;
  /** Returns the outline inside a container with a heading of this level. */
  under: (heading: HeadingLevel) => Outline;
}

/**
 * On a page that starts with level 1, the first heading is the title and the other headings at the top have
 * level 2. Inside a container a heading is one level deeper than the heading before the container. If
 * there is no such heading, it has the level of a heading beside the container.
 */
export function createOutline(first: HeadingLevel, title = { isUsed: first !== 1 }): Outline {
  let above: HeadingLevel | null = null;
  const below = (): HeadingLevel => (above === null ? atLeast(first, 2) : deeper(above));
  return {
    next: () => {
      above = title.isUsed ? atLeast(first, 2) : 1;
      title.isUsed = true;
      return above;
    },
    current: below,
    inside: () => createOutline(above === null ? first : deeper(above), title),
    under: (heading) => createOutline(deeper(heading), title),
  };
}

function deeper(level: HeadingLevel): HeadingLevel {
  return levels[Math.min(level, 5)] ?? 6;
}

function atLeast(level: HeadingLevel, minimum: HeadingLevel): HeadingLevel {
  return level < minimum ? minimum : level;
}

const levels = [1, 2, 3, 4, 5, 6] as const;
