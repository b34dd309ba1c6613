import { choices } from '../fields/options';

export const roles = choices({
  administrator: [
    'Amministratore: tutto, anche le persone',
    'Administrator: everything, including users',
  ],
  editor: ['Redattore: scrive e pubblica', 'Editor: writes and publishes'],
  author: ['Autore: scrive bozze', 'Author: writes drafts'],
});

/** The parts of the content that a member of the staff can be limited to. */
export const areas = choices({
  accommodations: ['Alloggi', 'Accommodations'],
  services: ['Servizi', 'Services'],
  events: ['Eventi', 'Events'],
  universities: ['Atenei', 'Universities'],
  news: ['Notizie', 'News'],
  poi: ['Luoghi', 'Places'],
  pages: ['Pagine', 'Pages'],
  site: ['Menu, piè di pagina e testi comuni', 'Menus, footer and shared texts'],
});
export type Area = (typeof areas)[number]['value'];
