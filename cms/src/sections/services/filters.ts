import { type ArgumentFilters, optionArgument } from '../../api/entries/argumentFilters';
import type { Service } from '../../payload-types';
import { serviceTypes } from './options';

export const serviceFilters = {
  serviceType: optionArgument(serviceTypes),
} satisfies ArgumentFilters<Service>;
