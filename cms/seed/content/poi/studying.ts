import { at } from '../../map/address';
import type { PlaceSeed } from '../../types';

export const studying: Record<string, PlaceSeed> = {
  'librai-library': {
    title: { it: 'Biblioteca dei Librai', en: 'Librai library' },
    slug: { it: 'biblioteca-dei-librai', en: 'librai-library' },
    seoTitle: { it: 'Dov’è la Biblioteca dei Librai', en: 'Where the Librai library is' },
    address: at('Portico dei Librai', 21),
    description: {
      it: 'Duecentodieci posti, aperta fino alle 23. Le prese stanno tutte sul lato del cortile: alle nove e mezza non ne trovi più una, dopo le sette di sera scegli.',
      en: 'Two hundred and ten seats, open until 11 pm. The sockets are all on the courtyard side: by half past nine they are gone, after seven in the evening you can pick.',
    },
    icon: 'icon-book',
  },
  'science-room': {
    title: { it: 'Sala di Scienze', en: 'Science reading room' },
    slug: { it: 'sala-di-scienze', en: 'science-reading-room' },
    seoTitle: { it: 'Dov’è la Sala di Scienze', en: 'Where the Science reading room is' },
    address: at('Via dell’Osservatorio', 9, 'Mura Alte'),
    description: {
      it: 'La più silenziosa della città: il telefono resta in una cassetta di legno all’ingresso. Per il tornello serve la Studium Card, per l’armadietto una moneta da un euro.',
      en: 'The quietest room in town: phones stay in a wooden box by the door. You need your Studium Card for the turnstile and a one-euro coin for the locker.',
    },
    icon: 'icon-lamp',
  },
  'prints-ginnasio': {
    title: { it: 'Stampanti del Ginnasio', en: 'Ginnasio printers' },
    slug: { it: 'stampanti-del-ginnasio', en: 'ginnasio-printers' },
    address: at('Via del Ginnasio Vecchio', 22),
    description: {
      it: 'Quattro stampanti self-service, dalle 8 alle 20, cinque centesimi a pagina con la Studium Card. Nella settimana delle tesi prova la mattina presto: alle undici la coda esce dalla porta.',
      en: 'Four self-service printers, 8 am to 8 pm, five cents a page with the Studium Card. In thesis week come early: by eleven the queue is out of the door.',
    },
    icon: 'icon-printer',
  },
  'wifi-san-vero': {
    title: { it: 'Wi-Fi in Piazza San Vero', en: 'Wi-Fi on Piazza San Vero' },
    slug: { it: 'wi-fi-piazza-san-vero', en: 'wi-fi-on-piazza-san-vero' },
    address: at('Piazza San Vero', 6),
    description: {
      it: 'La rete aperta del Comune, senza registrazione. Prende meglio sui gradini della chiesa che alle panchine, e quando suona la banda non prende affatto.',
      en: 'The town’s open network, no sign-up. It works better on the church steps than on the benches, and not at all while the brass band plays.',
    },
    icon: 'icon-wifi',
  },
  'wifi-oltremora': {
    title: { it: 'Wi-Fi in Piazza Oltremora', en: 'Wi-Fi on Piazza Oltremora' },
    slug: { it: 'wi-fi-piazza-oltremora', en: 'wi-fi-on-piazza-oltremora' },
    address: at('Piazza Oltremora', 9),
    description: {
      it: 'Arriva fino ai tavoli di pietra sotto i platani, dove c’è anche una presa protetta dalla pioggia. Dalle 14 alle 16 la piazza dorme: è il momento buono per una videochiamata.',
      en: 'The signal reaches the stone tables under the plane trees, and there is a rainproof socket. From 2 to 4 pm the square is asleep, which is the time for a video call.',
    },
    icon: 'icon-wifi',
  },
};
