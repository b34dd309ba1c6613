export const heading = (words: string) => `<h2>${words}</h2>`;
/** The author of all documents. */
export const office = {
  it: 'Sportello Giovani del Comune di Castelmora, Portico delle Lavandaie 3',
  en: 'The youth office of Castelmora, Portico delle Lavandaie 3',
};
