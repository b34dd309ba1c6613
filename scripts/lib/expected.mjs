/**
 * How many seconds each stage of the tests took when it was last measured, on 2 cores. Measure anew
 * (test-results/times.md) when a stage has become shorter or longer.
 *
 * @type {Record<string, number>}
 */
export const EXPECTED_SECONDS = {
  'types of the site': 51,
  'types of the cms': 31,
  prettier: 34,
  eslint: 181,
  storybook: 63,
  'unit and contract': 603,
  stories: 121,
  'in a town': 1833,
  reading: 610,
  'other engines': 322,
  changing: 600,
};

/** Seconds of a whole run: some stages share the time. */
export const EXPECTED_SECONDS_OF_ALL = 2758;

/**
 * A rough duration for people: in seconds below 90, in minutes from there on.
 *
 * @param {number} seconds
 */
export function about(seconds) {
  return seconds < 90 ? `about ${Math.round(seconds)} s` : `about ${Math.round(seconds / 60)} min`;
}
