import Sequencer from '@jest/test-sequencer';

/** The beginnings of the names of the longest files in `cms/test`, from the longest one. */
const LONGEST = [
  ...['killed', 'costs', 'accounts', 'staff', 'trust', 'contract', 'data', 'rights', 'content'],
];

/** @param {string} path */
function placeOf(path) {
  const [, name] = /\/cms\/test\/(\w+)/.exec(path) ?? [];
  if (name === undefined) return Infinity;
  const place = LONGEST.indexOf(name);
  return place === -1 ? LONGEST.length : place;
}

/**
 * Starts the files that take longest first, so that no worker has to wait for one at the end. On a new machine Jest
 * knows only the sizes of the files, and those that start a cms are small.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @type {Sequencer['sort']}
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => {
      const [place, otherPlace] = [placeOf(one.path), placeOf(other.path)];
      return place === otherPlace ? 0 : place - otherPlace;
    });
  }
}
