/** Sections of which a search can be saved: those whose lists can be filtered. */
export const alertSections = ['accommodations', 'services', 'events'] as const;
export type AlertSection = (typeof alertSections)[number];

/** How often a mail may come, at most. */
export const frequencies = ['daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];
