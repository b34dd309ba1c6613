/** The colours of the map by feature. */
export interface Colours {
  paper: string;
  /** Rising land: drawn over the background once per contour step. */
  slope: string;
  contour: string;
  wood: string;
  field: string;
  meadow: string;
  orchard: string;
  vineyard: string;
  rows: string;
  river: string;
  shore: string;
  park: string;
  garden: string;
  bed: string;
  tree: string;
  town: string;
  square: string;
  street: string;
  casing: string;
  houses: readonly [string, string, string];
  houseEdge: string;
  church: string;
  university: string;
  campus: string;
  mill: string;
  station: string;
  wall: string;
  railway: string;
  cyclePath: string;
  lift: string;
  text: string;
  softText: string;
  riverText: string;
  greenText: string;
  halo: string;
}

/** The light theme. Houses have muted colours, so that pins stand out. */
export const light: Colours = {
  paper: '#F6EEDD',
  slope: '#D9C594',
  contour: '#DCCBA2',
  wood: '#B5C49D',
  field: '#F1DFB2',
  meadow: '#E3E5C3',
  orchard: '#D6DFB6',
  vineyard: '#E7DFB5',
  rows: '#A9B585',
  river: '#8DB8C9',
  shore: '#6E9FB5',
  park: '#CBD9B0',
  garden: '#B4CCA0',
  bed: '#8FB183',
  tree: '#6F8C5D',
  town: '#EFDDBB',
  square: '#FFF9EC',
  street: '#FFFBF2',
  casing: '#DCC9A3',
  houses: ['#E2B79A', '#DAA688', '#E9C8AF'],
  houseEdge: '#BF8A6E',
  church: '#7E2817',
  university: '#2F5D7C',
  campus: '#2F5D7C',
  mill: '#BC7A62',
  station: '#6B3B63',
  wall: '#4A3428',
  railway: '#5B5163',
  cyclePath: '#4F7460',
  lift: '#6B3B63',
  text: '#231A2B',
  softText: '#5B5163',
  riverText: '#20475F',
  greenText: '#2F4C45',
  halo: '#FBF6EC',
};

/** The printed map, which has no pins. */
export const print: Colours = {
  ...light,
  houses: ['#D78B6B', '#CB7757', '#E2A483'],
  houseEdge: '#A9573C',
  mill: '#A65A43',
};

export const dark: Colours = {
  paper: '#1F1A28',
  slope: '#4A3E45',
  contour: '#372F3D',
  wood: '#26342F',
  field: '#2B2530',
  meadow: '#272B2E',
  orchard: '#28302C',
  vineyard: '#2B2C2C',
  rows: '#3E4A3F',
  river: '#234A63',
  shore: '#3A6883',
  park: '#2A3B33',
  garden: '#2F463A',
  bed: '#3B5947',
  tree: '#4F7460',
  town: '#2C2430',
  square: '#463B48',
  street: '#4A3F4C',
  casing: '#231C2A',
  houses: ['#6E4238', '#623A33', '#7A4C40'],
  houseEdge: '#2A1C22',
  church: '#D0745A',
  university: '#7FB3D0',
  campus: '#86B1C2',
  mill: '#8A5242',
  station: '#B58FAE',
  wall: '#D9BE93',
  railway: '#8D8298',
  cyclePath: '#7FA890',
  lift: '#C79BC0',
  text: '#F6E7CB',
  softText: '#CFC2CC',
  riverText: '#A9CFE0',
  greenText: '#A9CBB2',
  halo: '#1F1A28',
};
