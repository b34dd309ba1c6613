/** Returns noon UTC of the day of a moment, so that the date is the same in nearby time zones. */
export const noonUtc = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 10)}T12:00:00.000Z`;
