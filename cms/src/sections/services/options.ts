import { visibleChoices } from '../../fields/options';

/** Types of service. */
export const serviceTypes = visibleChoices('serviceTypes');
