/** Streets and squares of Castelmora, by name. */
export const streets = [
  // The centre, inside the walls.
  'Piazza Grande',
  'Piazza del Pozzo',
  'Piazzetta delle Erbe',
  'Largo del Grano',
  'Portico dei Librai',
  'Portico delle Lavandaie',
  'Via Alta',
  'Via della Misericordia',
  'Via di Porta Nuova',
  'Via dei Notai',
  'Via del Ginnasio Vecchio',
  'Vicolo delle Candele',
  'Corte dei Melograni',
  // San Vero and the Borgo, west of the centre.
  'Vicolo del Fornaio',
  'Piazza San Vero',
  'Borgo dei Liutai',
  'Salita dei Cordai',
  'Via del Campanile',
  // Mura Alte, along the northern wall.
  'Via delle Mura Alte',
  'Via dell’Orto Botanico',
  'Via dei Semplici',
  'Via dell’Osservatorio',
  // Down to the river, and the Tintorie.
  'Via delle Tintorie',
  'Lungofiume dei Salici',
  'Via dei Guadi',
  'Via del Canale',
  // Outside Porta Nuova: the Filande and the station.
  'Via della Circonvallazione',
  'Viale della Stazione',
  'Via delle Filande',
  'Via dei Telai',
  'Via della Spola',
  'Via dei Gelsi',
  'Viale dei Tigli',
  'Via del Campo Sportivo',
  // Oltremora, beyond the bridge.
  'Via del Traghetto',
  'Piazza Oltremora',
  'Via dei Barcaioli',
  'Via degli Orti',
  'Via del Mulino',
] as const;

export type StreetName = (typeof streets)[number];
