import { at } from '../../map/address';
import type { PlaceSeed } from '../../types';

export const onTheMove: Record<string, PlaceSeed> = {
  'railway-station': {
    title: { it: 'Stazione di Castelmora', en: 'Castelmora station' },
    slug: { it: 'stazione-di-castelmora', en: 'castelmora-station' },
    address: at('Viale della Stazione', 1),
    description: {
      it: 'Un regionale all’ora, due nelle ore di punta; l’ultimo arriva alle 23.20. La biglietteria chiude alle 19, la macchina automatica accetta le monete ma non tutte.',
      en: 'One regional train an hour, two at busy times; the last one arrives at 11.20 pm. The ticket office closes at 7 pm, and the machine takes coins, though not every coin.',
    },
    icon: 'icon-train',
  },
  'bus-hub-station': {
    title: { it: 'Autobus alla stazione', en: 'Buses at the station' },
    slug: { it: 'autobus-stazione', en: 'buses-at-the-station' },
    address: at('Viale della Stazione', 4),
    description: {
      it: 'La linea 1 parte dalla prima pensilina ogni dieci minuti. Esci dal binario, giri a destra e la vedi: chi gira a sinistra fa un bel giro dei garage.',
      en: 'Line 1 leaves from the first shelter every ten minutes. Come off the platform and turn right; turn left and you get a tour of the garages.',
    },
    icon: 'icon-bus',
  },
  'bus-hub-porta-nuova': {
    title: { it: 'Nodo di Porta Nuova', en: 'Porta Nuova bus hub' },
    slug: { it: 'nodo-di-porta-nuova', en: 'porta-nuova-bus-hub' },
    address: at('Via della Circonvallazione', 12),
    description: {
      it: 'Qui si incrociano la 1, la 2 e la notturna. La circolare passa nei due sensi: quella sul lato delle mura gira verso il fiume, l’altra verso le Mura Alte.',
      en: 'Where lines 1, 2 and the night bus meet. The circular line runs both ways: on the wall side it heads for the river, across the road for Mura Alte.',
    },
    icon: 'icon-bus',
  },
  'lift-lower-door': {
    title: { it: 'Ascensore del Borgo, sotto', en: 'Borgo lift, lower door' },
    slug: { it: 'ascensore-del-borgo-sotto', en: 'borgo-lift-lower-door' },
    address: at('Via delle Tintorie', 2),
    description: {
      it: 'Dalle 6 a mezzanotte, gratis, dodici persone per volta. L’entrata è l’arco accanto al vecchio lavatoio, non il portone dopo, che è di una famiglia paziente.',
      en: 'From 6 am to midnight, free, twelve people at a time. The way in is the arch beside the old wash house, not the next door along, which belongs to a patient family.',
    },
    icon: 'icon-lift',
  },
  'lift-upper-door': {
    title: { it: 'Ascensore del Borgo, sopra', en: 'Borgo lift, upper door' },
    slug: { it: 'ascensore-del-borgo-sopra', en: 'borgo-lift-upper-door' },
    address: at('Borgo dei Liutai', 2),
    description: {
      it: 'Si esce di fianco alla bottega delle corde, a quattro minuti da Piazza Grande e senza un gradino. Alle 8.15 la coda per scendere non c’è: vanno tutti nell’altro senso.',
      en: 'You come out beside the string maker’s, four minutes from Piazza Grande without a single step. At 8.15 nobody queues to go down: the whole town is coming up.',
    },
    icon: 'icon-lift',
  },
  'bike-stands-porta-nuova': {
    title: { it: 'Rastrelliere di Porta Nuova', en: 'Bike stands at Porta Nuova' },
    slug: { it: 'rastrelliere-porta-nuova', en: 'bike-stands-porta-nuova' },
    address: at('Via della Circonvallazione', 18),
    description: {
      it: 'Coperte, con sessanta posti e una pompa che funziona. È l’ultimo punto in cui conviene avere la bicicletta: dopo la porta si spinge.',
      en: 'Covered, sixty places and a pump that works. It is the last spot where a bicycle helps: beyond the gate you push.',
    },
    icon: 'icon-bike',
  },
  'bike-stands-filande': {
    title: { it: 'Rastrelliere delle Filande', en: 'Bike stands at the Filande' },
    slug: { it: 'rastrelliere-delle-filande', en: 'bike-stands-filande' },
    address: at('Via delle Filande', 26),
    description: {
      it: 'Duecento posti sotto la tettoia della ciclabile, illuminati tutta la notte. Le biciclette ferme da mesi hanno un cartellino: dopo trenta giorni il Comune le porta via.',
      en: 'Two hundred places under the roof by the cycle path, lit all night. Bikes that have not moved for months get a tag; thirty days later the town takes them away.',
    },
    icon: 'icon-bike',
  },
  'ferry-landing': {
    title: { it: 'Approdo del traghetto', en: 'Ferry landing' },
    slug: { it: 'approdo-del-traghetto', en: 'ferry-landing' },
    address: at('Via del Traghetto', 1, 'Oltremora'),
    description: {
      it: 'Due minuti di fiume per 60 centesimi, bicicletta compresa; d’inverno solo mattina e tardo pomeriggio, nei giorni feriali. Se la barca è di là, suona la campana una volta sola.',
      en: 'Two minutes of river for 60 cents, bicycle included; in winter only mornings and late afternoons, on weekdays. If the boat is on the far side, ring the bell, once.',
    },
    icon: 'icon-water',
  },
};
