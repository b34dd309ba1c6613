import { configureAxe } from 'jest-axe';

/** Runs axe's rules in jsdom. Details of passed checks are not needed and take long to collect. */
export const axe = configureAxe({ resultTypes: ['violations'] });
