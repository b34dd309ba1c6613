import { type ArgumentFilters, option } from '../../api/entries/argumentFilters';
import type { Service } from '../../payload-types';
import { serviceTypes } from './options';

export const serviceFilters = {
  serviceType: option(serviceTypes),
} satisfies ArgumentFilters<Service>;
