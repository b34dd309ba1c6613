/** The contract’s handle of a section: the handle of places is `poi`. */
export const sectionHandle = (section: string): string => (section === 'places' ? 'poi' : section);
