/** The sections of the contract, which are also collections of the cms. */
export const sections = [
  'accommodations',
  'services',
  'events',
  'universities',
  'news',
  'pages',
  'poi',
];
