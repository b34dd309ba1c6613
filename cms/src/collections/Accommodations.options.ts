import { choices } from '../fields/options';

/** Kinds of accommodation. */
export const accommodationTypes = choices({
  singleRoom: ['Camera singola', 'Single room'],
  doubleRoom: ['Camera doppia', 'Double room'],
  bed: ['Posto letto', 'Bed in a shared room'],
  studio: ['Monolocale', 'Studio'],
  apartment: ['Appartamento', 'Apartment'],
  residence: ['Residenza universitaria', 'Student residence'],
});

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

/** Availability; none means available. */
export const availabilityStatuses = choices({
  freeSoon: ['Presto libero', 'Free soon'],
  busy: ['Occupato', 'Taken'],
});
