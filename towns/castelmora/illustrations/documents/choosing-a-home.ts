import { bullets, heading, paragraphs, steps } from './parts';
import type { Bilingual, DocumentPart } from './parts';

export const choosingAHome: Record<string, Bilingual<DocumentPart[]>> = {
  'viewing-a-room': {
    it: [
      paragraphs(
        'Un foglio per ogni casa che visiti. Vacci di giorno e, se puoi, con qualcuno: in due si vedono il doppio delle cose e si promette la metà.',
      ),
      heading('Prima di suonare'),
      bullets(
        'Quanti minuti a piedi dall’aula, fatti davvero e non letti sulla mappa',
        'Che cosa si sente dalla strada alle nove di sera',
        'Fermata più vicina e ultima corsa',
        'Scalini da salire, contati',
      ),
      heading('Nella stanza'),
      bullets(
        'La finestra si apre e si chiude bene; da che parte guarda',
        'Le prese: quante, dove, se reggono una stufetta',
        'Odore di muffa dietro l’armadio e negli angoli in alto',
        'Il letto e la scrivania restano o se ne vanno con chi esce',
        'La porta ha una chiave',
      ),
      heading('In cucina e in bagno'),
      bullets(
        'Acqua calda: apri e conta fino a trenta',
        'Fuochi, forno e lavatrice accesi per un minuto',
        'Il tuo ripiano nel frigorifero, e quanto è grande',
        'Chi pulisce, ogni quanto, e dove sta scritto',
      ),
      heading('Da chiedere a chi ci abita'),
      bullets(
        'Quanto hanno pagato di bollette lo scorso inverno',
        'Che cosa si è rotto nell’ultimo anno e in quanti giorni è stato riparato',
        'Perché la stanza si libera',
      ),
      heading('La tua impressione, in una riga'),
      paragraphs(
        'Scrivila sulle scale, prima di vedere la casa dopo. Se per convincerti ti serve un secondo foglio, di solito è un no.',
      ),
    ].flat(),
    en: [
      paragraphs(
        'One sheet for each place you see. Go by daylight and bring somebody if you can: two people notice twice as much and promise half as much.',
      ),
      heading('Before you ring'),
      bullets(
        'Minutes on foot to your lecture room, walked rather than read off a map',
        'What you can hear from the street at nine in the evening',
        'Nearest stop and the last bus',
        'How many stairs, counted',
      ),
      heading('In the room'),
      bullets(
        'Does the window open and shut properly, and which way does it face',
        'Sockets: how many, where, and will they carry a heater',
        'A musty smell behind the wardrobe or high up in the corners',
        'Do the bed and desk stay, or leave with the last tenant',
        'Is there a key to the door',
      ),
      heading('Kitchen and bathroom'),
      bullets(
        'Hot water: turn it on and count to thirty',
        'Rings, oven and washing machine, switched on for one minute',
        'Your shelf in the fridge, and its size',
        'Who cleans, how often, and where that is written down',
      ),
      heading('Ask the people who live there'),
      bullets(
        'What they paid in bills last winter',
        'What broke in the past year and how many days the repair took',
        'Why the room is coming free',
      ),
      heading('Your impression, in one line'),
      paragraphs(
        'Write it on the stairs, before you see the next place. If you need a second sheet to talk yourself into it, the answer is usually no.',
      ),
    ].flat(),
  },
  'before-you-sign': {
    it: [
      paragraphs(
        'Chi affitta sul serio risponde a tutte senza offendersi. Se una risposta è «poi vediamo», scrivila qui accanto con la data.',
      ),
      heading('Il contratto'),
      steps(
        'Che tipo di contratto è, e da che giorno a che giorno?',
        'Chi firma: io soltanto o tutta la casa insieme?',
        'Chi lo registra, entro quando, e quando ricevo la copia con gli estremi?',
        'Quanti mesi di preavviso, e che cosa succede se parto per uno scambio?',
      ),
      heading('Il denaro'),
      steps(
        'Canone, spese condominiali e bollette: qual è il totale in gennaio e quale in maggio?',
        'Quant’è la cauzione, dove resta e in quanti giorni torna?',
        'Le bollette a chi sono intestate, e come si dividono se una stanza è vuota?',
        'Si paga con bonifico? Se la risposta è no, fermati qui.',
      ),
      heading('La vita in casa'),
      steps(
        'Ospiti per la notte: sì, quante volte, chi va avvisato?',
        'Riparazioni: chi chiamo, e chi paga la lampadina, il rubinetto, la caldaia?',
        'Chi affitta ha una copia delle chiavi? Prima di entrare avvisa?',
        'Posso avere qui la residenza, se la borsa di studio la chiede?',
      ),
      heading('Da avere in mano il giorno della firma'),
      bullets(
        'Il tuo documento e il codice fiscale',
        'Il certificato energetico della casa, o la sua copia',
        'L’elenco dei mobili con i graffi che hanno già',
        'Una penna tua: la loro finisce sempre a metà firma',
      ),
      paragraphs(
        'Non convince ancora? Allo Sportello leggiamo il contratto insieme a te, gratis, fino alle 13 senza appuntamento.',
      ),
    ].flat(),
    en: [
      paragraphs(
        'An honest owner answers all of these without taking offence. If an answer is “we’ll see”, write it down here with the date.',
      ),
      heading('The lease'),
      steps(
        'What kind of lease is it, from which day to which day?',
        'Who signs: just me, or the whole flat together?',
        'Who registers it, by when, and when do I get the copy with the registration number?',
        'How many months’ notice, and what if I leave for an exchange term?',
      ),
      heading('The money'),
      steps(
        'Rent, building fees and bills: what is the total in January, and what in May?',
        'How much is the deposit, who holds it, and how soon does it come back?',
        'Whose name is on the bills, and how are they split while a room is empty?',
        'Do I pay by bank transfer? If the answer is no, stop here.',
      ),
      heading('Living there'),
      steps(
        'Overnight guests: allowed, how often, who needs to know?',
        'Repairs: whom do I call, and who pays for the bulb, the tap, the boiler?',
        'Does the owner keep a set of keys, and do they give notice before coming in?',
        'May I register my legal residence here if my grant requires it?',
      ),
      heading('In your hand on signing day'),
      bullets(
        'Your identity document and tax code',
        'The energy certificate of the flat, or a copy',
        'The list of furniture with the scratches it already has',
        'Your own pen: theirs always dies halfway through a signature',
      ),
      paragraphs(
        'Still not sure? At the youth office we read the lease with you, free of charge, until 1 pm without an appointment.',
      ),
    ].flat(),
  },
};
