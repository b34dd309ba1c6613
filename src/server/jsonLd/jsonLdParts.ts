import type { GeoCoordinates, ImageObject, PostalAddress } from 'schema-dts';
import { filesOf, type Image } from '@/components/Picture/image';

interface Location {
  address: string;
  position: { lat: number; lng: number } | null;
}

/** The known parts of an address and a position. */
export function placeJsonLdParts({ address, position }: Location): {
  address?: PostalAddress;
  geo?: GeoCoordinates;
} {
  return {
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address } }),
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
    }),
  };
}

interface Described {
  title: string;
  excerpt: string;
  image: Image | null;
}

/** What most things have in common. @param url the address of the entry's page */
export const thingJsonLd = ({ title, excerpt, image }: Described, url: string) => ({
  url,
  name: title,
  ...(excerpt && { description: excerpt }),
  ...imageJsonLd(image, url),
});

/** The picture of an entry, with an absolute address. */
export function imageJsonLd(image: Image | null, siteUrl: string): { image?: ImageObject } {
  if (!image) return {};
  const { width, height } = image;
  const url = new URL(filesOf(image).src, siteUrl).href;
  return { image: { '@type': 'ImageObject', url, width: `${width}`, height: `${height}` } };
}
