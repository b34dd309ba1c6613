import { toCategory, toPage } from './parts';
import type { MenuNodeSeed, SeedContent } from '../types';

const page = (key: string, it: string, en: string, children?: MenuNodeSeed[]): MenuNodeSeed => ({
  link: { it: toPage(key, it), en: toPage(key, en) },
  ...(children && { children }),
});
const category = (key: string, it: string, en: string): MenuNodeSeed => ({
  link: { it: toCategory(key, it), en: toCategory(key, en) },
});

export const menus: SeedContent['menus'] = {
  headerMenu: [
    page('universities', 'Atenei', 'Universities'),
    page('accommodations', 'Alloggi', 'Homes'),
    page('services', 'Servizi', 'Services'),
    page('events', 'Eventi', 'Events'),
  ],
  topMenu: [
    page('first-steps', 'Primi passi', 'First steps'),
    page('renting-safely', 'Affittare', 'Renting'),
    page('getting-around', 'Muoversi', 'Getting around'),
  ],
  mainMenu: [
    page('accommodations', 'Trova casa', 'Find a home', [
      category('single-rooms', 'Camere singole', 'Single rooms'),
      category('shared-rooms', 'Camere doppie', 'Shared rooms'),
      category('studios', 'Monolocali', 'Studios'),
      category('residences', 'Residenze', 'Student residences'),
      page('renting-safely', 'Affittare senza sorprese', 'Renting without surprises'),
    ]),
    page('universities', 'Atenei', 'Universities', [
      page('first-steps', 'Primi passi', 'First steps'),
    ]),
    page('services', 'Servizi', 'Services', [
      page('getting-around', 'Muoversi', 'Getting around'),
      page('accessibility', 'Accessibilità', 'Accessibility'),
    ]),
    page('events', 'Eventi', 'Events'),
    page('news', 'News', 'News'),
  ],
  footerMenu: [
    page('credits', 'Crediti', 'Credits'),
    page('privacy', 'Privacy e cookie', 'Privacy and cookies'),
    page('accessibility', 'Accessibilità', 'Accessibility'),
  ],
};
