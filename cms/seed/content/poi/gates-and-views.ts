import { at } from '../../map/address';
import type { PlaceSeed } from '../../types';

export const gatesAndViews: Record<string, PlaceSeed> = {
  'gate-porta-nuova': {
    title: { it: 'La Porta Nuova', en: 'Porta Nuova, the east gate' },
    slug: { it: 'porta-nuova', en: 'east-gate' },
    address: at('Via di Porta Nuova', 60),
    description: {
      it: 'È nuova dal 1588. La camminata sulle mura parte da qui la domenica alle 10; il chiosco accanto vende i biglietti dell’autobus anche quando sembra chiuso, basta bussare.',
      en: 'New since 1588. The Sunday walk on the walls starts here at 10 am, and the kiosk beside it sells bus tickets even when it looks shut: knock.',
    },
    icon: 'icon-gate',
  },
  'gate-guadi': {
    title: { it: 'Porta dei Guadi', en: 'Guadi gate' },
    slug: { it: 'porta-dei-guadi', en: 'guadi-gate' },
    address: at('Via dei Guadi', 4),
    description: {
      it: 'La più bassa delle sette: ci si passa in due, o in uno con la bicicletta. Da fuori prendi il sentiero a sinistra e in cinque minuti sei sul fiume senza attraversare una strada.',
      en: 'The lowest of the seven: room for two people, or one with a bicycle. Outside, take the path on the left and you are at the river in five minutes without crossing a road.',
    },
    icon: 'icon-gate',
  },
  'mora-bridge': {
    title: { it: 'Ponte sulla Mora', en: 'Bridge over the Mora' },
    slug: { it: 'ponte-sulla-mora', en: 'mora-bridge' },
    address: at('Lungofiume dei Salici', 44),
    description: {
      it: 'Cinque archi, pedoni a monte e biciclette a valle. A metà c’è una nicchia con una panca: la sera ci si siede a guardare le luci del colle, a turno e senza che nessuno lo dica.',
      en: 'Five arches, walkers on the upstream side, bicycles downstream. Halfway across there is a niche with a bench where people sit and watch the lights on the hill, taking turns without a word.',
    },
    icon: 'icon-bridge',
  },
  'observatory-terrace': {
    title: { it: 'Terrazza dell’Osservatorio', en: 'Observatory terrace' },
    slug: { it: 'terrazza-dell-osservatorio', en: 'observatory-terrace' },
    address: at('Via dell’Osservatorio', 15, 'Mura Alte'),
    description: {
      it: 'Il punto più alto in cui si arriva senza pagare. Il tramonto è a ovest, quindi dietro le antenne: la vista migliore è quella di mezz’ora dopo, quando si accende la città.',
      en: 'The highest place you can reach for nothing. Sunset happens in the west, behind the aerials: the better view comes half an hour later, when the town lights up.',
    },
    icon: 'icon-tower',
  },
  'san-vero-tower': {
    title: { it: 'Campanile di San Vero', en: 'San Vero bell tower' },
    slug: { it: 'campanile-di-san-vero', en: 'san-vero-bell-tower' },
    address: at('Via del Campanile', 3, 'San Vero'),
    description: {
      it: 'Si sale la prima domenica del mese, 184 gradini, gratis con la Studium Card. Chi è in cima a mezzogiorno lo racconta per anni e intanto sente poco.',
      en: 'Open on the first Sunday of the month, 184 steps, free with the Studium Card. People who are up there at noon talk about it for years, rather loudly.',
    },
    icon: 'icon-tower',
  },
  'walls-path': {
    title: { it: 'Camminamento delle mura', en: 'Path along the walls' },
    slug: { it: 'camminamento-delle-mura', en: 'path-along-the-walls' },
    address: at('Via delle Mura Alte', 30),
    description: {
      it: 'Il giro intero prende tre quarti d’ora. Questo è l’ingresso con la rampa, l’unico senza scale; il tratto sopra i Tigli ha l’ombra anche a luglio.',
      en: 'The full circle takes three quarters of an hour. This is the entrance with a ramp, the only one without stairs; the stretch above the lime trees has shade even in July.',
    },
    icon: 'icon-gate',
  },
};
