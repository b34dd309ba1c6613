import { toCategory, toPage, toServicesCategory } from './parts';
import type { MenuNodeSeed, SeedContent } from '../types';

const page = (key: string, it: string, en: string, children?: MenuNodeSeed[]): MenuNodeSeed => ({
  link: { it: toPage(key, it), en: toPage(key, en) },
  ...(children && { children }),
});
const category = (key: string, it: string, en: string): MenuNodeSeed => ({
  link: { it: toCategory(key, it), en: toCategory(key, en) },
});

const servicesCategory = (key: string, it: string, en: string): MenuNodeSeed => ({
  link: { it: toServicesCategory(key, it), en: toServicesCategory(key, en) },
});

/** Public bodies publish it with a form of AgID; the number of this one is invented, like the town. */
const statementForm = 'https://form.agid.gov.it/view/00000000-0000-4000-8000-000000000000';
const statement = (it: string, en: string): MenuNodeSeed => ({
  link: { it: { text: it, url: statementForm }, en: { text: en, url: statementForm } },
});

export const menus: SeedContent['menus'] = {
  headerMenu: [
    page('universities', 'Atenei', 'Universities'),
    page('accommodations', 'Alloggi', 'Housing'),
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
      page('living-together', 'Vivere insieme', 'Living together'),
    ]),
    page('universities', 'Atenei', 'Universities', [
      page('first-steps', 'Primi passi', 'First steps'),
      page('arriving-from-abroad', 'Da un altro paese', 'Coming from abroad'),
      page('studying-well', 'Studiare bene', 'Studying well'),
    ]),
    page('services', 'Servizi', 'Services', [
      servicesCategory('eat', 'Mangiare', 'Eating'),
      page('getting-around', 'Muoversi', 'Getting around'),
      page('money', 'Soldi e tariffe', 'Money'),
      page('health-and-listening', 'Salute e ascolto', 'Health and listening'),
      page('places', 'Luoghi', 'Places'),
      page('contacts', 'Contatti', 'Contacts'),
    ]),
    page('events', 'Eventi', 'Events', [
      page('whats-on', 'Che cosa succede', 'What’s on'),
      page('town-in-pictures', 'La città in figure', 'The town in pictures'),
    ]),
    page('news', 'News', 'News', [page('news-categories', 'Per argomento', 'By subject')]),
  ],
  footerMenu: [
    page('contacts', 'Contatti', 'Contacts'),
    page('privacy', 'Privacy', 'Privacy'),
    page('cookies', 'Cookie', 'Cookies'),
    page('legal-notes', 'Note legali', 'Legal notes'),
    statement('Dichiarazione di accessibilità', 'Accessibility statement'),
    page('accessibility', 'Accessibilità in breve', 'Accessibility in brief'),
  ],
};
