import type { Service as ServiceThing } from 'schema-dts';
import { pictureOf, placeOf } from './place';
import type { Service } from '@/features/services/model';

/** A service for search engines; whoever provides it, this is where one goes. */
export function serviceThing(service: Service, url: string): ServiceThing {
  const { title, excerpt, image, type, address } = service;
  return {
    '@type': 'Service',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...(type && { serviceType: type }),
    ...pictureOf(image, url),
    ...(address && {
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceLocation: { '@type': 'Place', name: address, ...placeOf(service) },
      },
    }),
  };
}
