/** The sections whose searches can be saved: those whose listings have filters. */
export const alertSections = ['accommodations', 'services', 'events'] as const;
export type AlertSection = (typeof alertSections)[number];

/** The maximum frequency of mails. */
export const frequencies = ['daily', 'weekly'] as const;
