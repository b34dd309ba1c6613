import type { Service as SchemaService } from 'schema-dts';
import { imageJsonLd, placeJsonLdParts } from '@/server/jsonLd/jsonLdParts';
import type { Service } from '../detail';

/** JSON-LD of a service. The address belongs to its channel, because the provider is not known. */
export function serviceJsonLd(service: Service, url: string): SchemaService {
  const { title, excerpt, image, type, address } = service;
  return {
    '@type': 'Service',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...(type && { serviceType: type }),
    ...imageJsonLd(image, url),
    ...(address && {
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceLocation: { '@type': 'Place', name: address, ...placeJsonLdParts(service) },
      },
    }),
  };
}
