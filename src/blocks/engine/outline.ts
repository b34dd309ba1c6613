export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Assigns heading levels, so that no level is skipped. */
export interface Outline {
  /**
   * Returns the level of the next heading among these siblings: the level that the editor chose, if the heading before
   * allows it, otherwise the nearest one.
   */
  next: (chosen?: HeadingLevel) => HeadingLevel;
  /** Returns the level for a block's own headings below the last heading. */
  current: () => HeadingLevel;
  /** Returns the outline inside a container at this position. */
  inside: () => Outline;
  /** Returns the outline inside a container with a heading of this level. */
  under: (heading: HeadingLevel) => Outline;
}

/**
 * On a page that starts with level 1, the first heading is the title and the other headings at the top have at least
 * level 2. Inside a container a heading is at least one level deeper than the heading before the container. If
 * there is no such heading, it has the level of a heading beside the container.
 */
export function createOutline(first: HeadingLevel, title = { isUsed: first !== 1 }): Outline {
  let above: HeadingLevel | null = null;
  const below = (): HeadingLevel => (above === null ? atLeast(first, 2) : deeper(above));
  return {
    next: (chosen = 1) => {
      const base = title.isUsed ? atLeast(first, 2) : 1;
      const deepest = title.isUsed && above !== null ? atLeast(deeper(above), base) : base;
      above = chosen > deepest ? deepest : atLeast(chosen, base);
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
