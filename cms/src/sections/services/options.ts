import { visibleChoices } from '../../fields/options';

export const serviceTypes = visibleChoices('serviceTypes');
