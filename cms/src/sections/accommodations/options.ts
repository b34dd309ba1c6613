import { choices } from '../../fields/options';

/** Types of accommodation. */
export const accommodationTypes = choices({
  singleRoom: ['Camera singola', 'Single room'],
  doubleRoom: ['Camera doppia', 'Double room'],
  bed: ['Posto letto', 'Bed in a shared room'],
  studio: ['Monolocale', 'Studio'],
  apartment: ['Appartamento', 'Apartment'],
  residence: ['Residenza universitaria', 'Student residence'],
  hostel: ['Ostello', 'Hostel'],
  bedAndBreakfast: ['Bed and breakfast', 'Bed and breakfast'],
  shortLet: ['Affitto breve', 'Short let'],
});

/** Types that may only be advertised with a national code (D.L. 145/2023, art. 13-ter). */
export const typesWithCin: readonly string[] = ['hostel', 'bedAndBreakfast', 'shortLet'];

/** What the rent may include. */
export const includedServices = choices({
  wifi: ['Wi-Fi', 'Wi-Fi'],
  heating: ['Riscaldamento', 'Heating'],
  water: ['Acqua', 'Water'],
  electricity: ['Elettricità', 'Electricity'],
  gas: ['Gas', 'Gas'],
  waste: ['Rifiuti', 'Waste collection'],
  washingMachine: ['Lavatrice', 'Washing machine'],
  dishwasher: ['Lavastoviglie', 'Dishwasher'],
  desk: ['Scrivania', 'Desk'],
  balcony: ['Balcone', 'Balcony'],
  bikeStorage: ['Deposito bici', 'Bike storage'],
  parking: ['Parcheggio', 'Parking'],
  cleaning: ['Pulizie', 'Cleaning'],
  lift: ['Ascensore', 'Lift'],
  airConditioning: ['Aria condizionata', 'Air conditioning'],
});

/** What the price is for. */
export const pricingModes = choices({
  perPerson: ['A persona', 'Per person'],
  perRoom: ['A camera', 'Per room'],
  wholeHouse: ['Casa intera', 'Whole house'],
});

/** Availability; an empty value means available. */
export const availabilityStatuses = choices({
  freeSoon: ['Presto libero', 'Free soon'],
  busy: ['Occupato', 'Taken'],
});

/** Classes of the energy certificate, the best first. */
export const energyClasses = choices({
  A4: ['A4', 'A4'],
  A3: ['A3', 'A3'],
  A2: ['A2', 'A2'],
  A1: ['A1', 'A1'],
  B: ['B', 'B'],
  C: ['C', 'C'],
  D: ['D', 'D'],
  E: ['E', 'E'],
  F: ['F', 'F'],
  G: ['G', 'G'],
});

/** How well walls and windows insulate against cold in winter or heat in summer. */
export const envelopeQualities = choices({
  good: ['Buono', 'Good'],
  average: ['Medio', 'Average'],
  poor: ['Scarso', 'Poor'],
});

/** Reasons to advertise a home without an energy class (D.Lgs. 192/2005, art. 3 and 6). */
export const energyExemptions = choices({
  seasonalUse: ['Usato meno di quattro mesi l’anno', 'Used for less than four months a year'],
  noHeating: ['Senza impianto di riscaldamento', 'Without a heating system'],
});
