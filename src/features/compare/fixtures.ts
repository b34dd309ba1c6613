import { accommodation, teaser } from '@/content/accommodations/fixtures';
import { teaser as university } from '@/content/universities/fixtures';
import type { ComparedAccommodation, ComparedUniversity } from './model';

/** A room for one person, and a house for three with fewer details. */
export const homes: ComparedAccommodation[] = [
  {
    ...teaser,
    id: '1',
    fees: 35,
    terms: accommodation.terms,
    energy: accommodation.energy,
    services: ['Wi-Fi', 'Riscaldamento'],
  },
  {
    ...teaser,
    id: '2',
    href: '/alloggi/casa-del-pozzo',
    title: 'Casa del Pozzo',
    type: 'apartment',
    price: { from: 900, to: null, mode: 'wholeHouse' },
    availability: 'freeSoon',
    beds: 3,
    bedrooms: 2,
    address: 'Piazza del Pozzo 2',
    position: null,
    fees: null,
    terms: { deposit: 0, minimumStay: null, maximumStay: null, availableFrom: null, cin: '' },
    energy: { ...accommodation.energy, class: null, exemption: 'noHeating' },
    services: [],
  },
];

export const universities: ComparedUniversity[] = [
  {
    ...university,
    contacts: [{ kind: 'website', label: 'Sito', href: 'https://politecnico.example.org' }],
    homesNear: 12,
    servicesNear: 5,
  },
  {
    ...university,
    id: '2',
    href: '/atenei/accademia',
    title: 'Accademia di Belle Arti',
    contacts: [],
    homesNear: 7,
    servicesNear: 5,
  },
];
