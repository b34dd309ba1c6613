import type { Service as SchemaService } from 'schema-dts';
import { placeJsonLdParts, thingJsonLd } from '@/server/jsonLd/jsonLdParts';
import type { Service } from '../detail';

/** JSON-LD of a service. The address belongs to its channel, because the provider is not known. */
export function serviceJsonLd(service: Service, url: string): SchemaService {
  const { type, address } = service;
  return {
    '@type': 'Service',
    ...thingJsonLd(service, url),
    ...(type && { serviceType: type }),
    ...(address && {
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceLocation: { '@type': 'Place', name: address, ...placeJsonLdParts(service) },
      },
    }),
  };
}
