/** A file of its own, so that the page of an accommodation does not load the lists of the filters (model.ts). */
export const energyClasses = ['A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];
