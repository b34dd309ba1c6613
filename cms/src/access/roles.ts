import { choices } from '../fields/options';

/** What people of the office may do. */
export const roles = choices({
  administrator: [
    'Amministratore: tutto, anche le persone',
    'Administrator: everything, people too',
  ],
  editor: ['Redattore: scrive e pubblica', 'Editor: writes and publishes'],
  author: ['Autore: scrive bozze', 'Author: writes drafts'],
});

/** The parts of the content that somebody may be limited to. */
export const areas = choices({
  accommodations: ['Alloggi', 'Accommodations'],
  services: ['Servizi', 'Services'],
  events: ['Eventi', 'Events'],
  universities: ['Atenei', 'Universities'],
  news: ['Notizie', 'News'],
  poi: ['Luoghi', 'Places'],
  pages: ['Pagine', 'Pages'],
  site: ['Menu, piè di pagina e testi comuni', 'Menus, footers and common texts'],
});
export type Area = (typeof areas)[number]['value'];
