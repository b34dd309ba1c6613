import type { Image } from '@/components/Picture/image';
import type { AccommodationTeaser } from './model';
import type { Accommodation } from './detail';

export const picture: Image = {
  src: '/media/attic.jpg',
  srcSet: '/media/attic-560.jpg 560w, /media/attic-1180.jpg 1180w',
  alt: 'Una camera sotto le travi',
  width: 1600,
  height: 1200,
};

export const teaser: AccommodationTeaser = {
  id: '1',
  href: '/alloggi/mansarda',
  title: 'Mansarda a San Vero',
  type: 'singleRoom',
  image: picture,
  address: 'Vicolo del Fornaio 8',
  price: { from: 420, to: null, mode: 'perRoom' },
  availability: 'available',
  studentCardReserved: false,
  bedrooms: 1,
  beds: 1,
  bathrooms: 2,
  included: ['wifi', 'heating'],
  position: { lat: 43.4, lng: 12 },
  categories: ['camere-singole'],
};

export const accommodation: Accommodation = {
  ...teaser,
  excerpt: 'Una camera all’ultimo piano.',
  gallery: [1, 2, 3, 4, 5].map((number) => ({
    kind: 'picture',
    image: { ...picture, src: `/media/${number}.jpg` },
  })),
  labels: [{ title: 'Camere singole', href: '/alloggi?category=camere-singole' }],
  includedServices: ['Wi-Fi', 'Riscaldamento'],
  condominiumFees: 35,
  houseRulesHtml: '<ul><li>Non si fuma in casa.</li></ul>',
  ownerTermsHtml: '<p>Cauzione di due mensilità.</p>',
  ownerName: 'Elisa Cantamonte',
  embed: null,
  contacts: [
    { kind: 'phone', label: 'Telefona a Elisa', href: 'tel:0000123456' },
    { kind: 'email', label: 'Scrivi a Elisa', href: 'mailto:elisa@example.org' },
  ],
  terms: {
    deposit: 840,
    minimumStay: 6,
    maximumStay: 36,
    availableFrom: { iso: '2026-12-01T00:00:00+01:00', text: '1 dicembre 2026' },
    cin: '',
  },
  energy: {
    class: 'D',
    exemption: null,
    nonRenewable: 142.5,
    renewable: 6,
    winter: 'average',
    summer: 'good',
  },
  verifiedOn: { iso: '2026-10-20T08:00:00Z', text: '20 ottobre 2026' },
  updatedAt: { iso: '2026-11-02T10:00:00Z', text: '2 novembre 2026' },
  priceDisclaimerHtml: '<p>Spese escluse.</p>',
  accommodationDisclaimerHtml: '<p>L’annuncio è di chi affitta.</p>',
  blocks: [],
  related: [{ ...teaser, id: '2', title: 'Doppia con giardino', href: '/alloggi/doppia' }],
};
