import { createContext, type ReactNode } from 'react';

/** What a page adds below the texts of its hero: on the home page, the search field. */
export const HeroEnd = createContext<ReactNode>(null);
