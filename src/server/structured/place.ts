import type { GeoCoordinates, ImageObject, PostalAddress } from 'schema-dts';
import type { Image } from '@/components/Picture/image';

interface Placed {
  address: string;
  position: { lat: number; lng: number } | null;
}

/** Where something is, as far as it is known. */
export function placeOf({ address, position }: Placed): {
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

/** The picture that stands for something, under an absolute address. */
export function pictureOf(image: Image | null, siteUrl: string): { image?: ImageObject } {
  if (!image) return {};
  const { src, width, height } = image;
  const url = new URL(src, siteUrl).href;
  return { image: { '@type': 'ImageObject', url, width: `${width}`, height: `${height}` } };
}
