import {
  type ArgumentFilters,
  dateOrEmpty,
  optionArgument,
} from '../../api/entries/argumentFilters';
import type { Service } from '../../payload-types';
import { serviceTypes } from './options';

export const serviceFilters = {
  serviceType: optionArgument(serviceTypes),
  deadline: dateOrEmpty,
} satisfies ArgumentFilters<Service>;
