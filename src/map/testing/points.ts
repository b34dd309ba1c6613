import type { PointOfInterest } from '../points/point';

/** A canteen two minutes from San Vero, two things at one address, and a lake far away. */
export const points: PointOfInterest[] = [
  point('p1', 'Mensa del Pozzo', { lat: 43.4125, lng: 12.0505 }),
  point('p2', 'Fontana di mezzo', { lat: 43.41, lng: 12.055 }),
  point('p3', 'Panchina dei gatti', { lat: 43.41, lng: 12.055 }),
  { ...point('p4', 'Lago Piccolo', { lat: 43.435, lng: 12.09 }), href: '/luoghi/lago-piccolo' },
];

function point(id: string, title: string, position: PointOfInterest['position']): PointOfInterest {
  return {
    id,
    title,
    address: `Via di ${title}, 1`,
    description: `Che cosa si trova qui: ${title}.`,
    href: null,
    position,
    icon: { src: `/media/${id}.webp`, srcSet: '', alt: '', width: 560, height: 560 },
  };
}
