/** The contract’s handle of a section: it calls places points of interest. */
export const sectionHandle = (section: string): string => (section === 'places' ? 'poi' : section);
