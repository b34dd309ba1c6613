import { offerTexts } from '@studium/shared/offer';
import type { MyOffer } from './MyOfferView';
import type { OfferChoices, RefusedOffer } from './offerForm';

/** Some choices of the form, for tests and stories. */
export const offerChoices: OfferChoices = {
  accommodationTypes: [
    { value: 'singleRoom', text: 'Camera singola' },
    { value: 'hostel', text: 'Ostello' },
  ],
  includedServices: [
    { value: 'wifi', text: 'Wi-Fi' },
    { value: 'water', text: 'Acqua' },
  ],
  pricingModes: [{ value: 'perPerson', text: 'A persona' }],
  energyClasses: [{ value: 'B', text: 'B' }],
  energyExemptions: [{ value: 'noHeating', text: 'Senza impianto di riscaldamento' }],
  envelopeQualities: [{ value: 'good', text: 'Buono' }],
  shownContacts: [
    { value: 'phone', text: 'Telefono' },
    { value: 'email', text: 'E-mail' },
  ],
};

const typed: Record<string, string> = {
  accommodationType: 'singleRoom',
  title: 'Stanza col ponte',
  excerpt: 'Luminosa, vicino al ponte.',
  address: 'Via Alta 44',
  bedrooms: '1',
  bedsNumber: '1',
  bathroomsNumber: '1',
  includedServices: 'wifi',
  priceMin: '350',
  pricingMode: 'perPerson',
  energyExemption: 'noHeating',
  ownerName: 'Marta',
  ownerEmail: 'marta@example.org',
  shownContacts: 'email',
};

/** A complete form. */
export const completeTexts = offerTexts((name) => typed[name] ?? '');

/** A form with two problems. */
export const refusedOffer: RefusedOffer = {
  texts: { ...completeTexts, priceMin: 'molto', title: '' },
  problems: { title: 'missing', priceMin: 'number' },
};

/** An offer about which the office has sent a question. */
export const myOffer: MyOffer = {
  state: 'question',
  title: 'Stanza col ponte',
  texts: completeTexts,
  proposed: false,
  messages: [{ fromOffice: true, text: 'A che piano è?', day: '12 novembre 2026' }],
  photos: [],
  homeHref: null,
};
