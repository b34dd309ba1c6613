import { visibleChoices } from '../../fields/options';

export const eventTypes = visibleChoices('eventTypes');
