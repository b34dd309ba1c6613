import { type ArgumentFilters, dateOrEmpty } from '../../api/entries/argumentFilters';
import type { News } from '../../payload-types';

export const newsFilters = { deadline: dateOrEmpty } satisfies ArgumentFilters<News>;
