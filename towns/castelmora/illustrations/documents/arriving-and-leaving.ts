import { bullets, heading, paragraphs, steps } from './parts';
import type { Bilingual, DocumentPart } from './parts';

export const arrivingAndLeaving: Record<string, Bilingual<DocumentPart[]>> = {
  'first-week-bag': {
    it: [
      paragraphs(
        'Il resto si compra qui, spesso usato e spesso meglio. Al mercato dei libri del primo mercoledì si trovano anche lampade e moka.',
      ),
      heading('Carte'),
      bullets(
        'Documento d’identità o passaporto, e due fotocopie',
        'Lettera d’iscrizione o di ammissione, stampata',
        'Codice fiscale, se ce l’hai; tessera sanitaria, italiana o europea',
        'Sei fototessere: quattro per il permesso di soggiorno, due perché servono sempre',
        'Ricette dei farmaci che prendi, con il nome del principio attivo',
      ),
      heading('In valigia'),
      bullets(
        'Lenzuola e un asciugamano: la prima notte i negozi sono chiusi',
        'Scarpe con la suola che tiene sulla pietra bagnata',
        'Un maglione in più, anche a settembre: i muri sono spessi',
        'Adattatore e ciabatta elettrica',
        'Una borraccia: le fontanelle sono quattordici',
        'Un lucchetto, per la bicicletta che ancora non hai',
      ),
      heading('Nel telefono'),
      bullets(
        'Una foto di ogni documento, salvata anche altrove',
        'Il numero dello Sportello: 0000 123456. Per le emergenze, il 112',
        'L’indirizzo della prima notte scritto per intero, da mostrare a chi guida',
      ),
      heading('Da lasciare a casa'),
      bullets(
        'La stampante: in Via dei Notai una pagina costa quattro centesimi',
        'Il trolley con le ruote piccole: la pietra se le mangia',
        'L’idea di sistemare tutto entro domenica',
      ),
    ].flat(),
    en: [
      paragraphs(
        'The rest you can buy here, often second-hand and often better. The used-book market on the first Wednesday has lamps and coffee pots as well.',
      ),
      heading('Papers'),
      bullets(
        'Identity card or passport, and two photocopies',
        'Your enrolment or admission letter, printed',
        'Italian tax code if you have one; your health card, Italian or European',
        'Six passport photos: four for the residence permit, two because somebody always asks',
        'Prescriptions for any medicine you take, with the name of the active ingredient',
      ),
      heading('In the suitcase'),
      bullets(
        'Sheets and a towel: on your first night the shops are shut',
        'Shoes with soles that hold on wet stone',
        'One more jumper, even in September: the walls are thick',
        'A plug adapter and an extension lead',
        'A water bottle: there are fourteen drinking fountains',
        'A lock, for the bicycle you do not own yet',
      ),
      heading('On your phone'),
      bullets(
        'A photo of every document, saved somewhere else too',
        'The youth office’s number: 0000 123456. In an emergency, 112',
        'The address of your first night in full, to show the driver',
      ),
      heading('Leave at home'),
      bullets(
        'The printer: a page costs four cents in Via dei Notai',
        'The suitcase with tiny wheels: the paving eats them',
        'The idea of having everything sorted by Sunday',
      ),
    ].flat(),
  },
  'moving-out': {
    it: [
      paragraphs(
        'Si comincia tre mesi prima con una lettera e si finisce con un mazzo di chiavi. In mezzo c’è la cauzione: questo foglio serve a riaverla.',
      ),
      heading('Tre mesi prima'),
      bullets(
        'Rileggi nel contratto quanti mesi di preavviso servono',
        'Manda la disdetta per raccomandata o PEC e tieni la ricevuta',
        'Dillo anche a voce a chi abita con te: la lettera la leggono solo i proprietari',
      ),
      heading('Un mese prima'),
      bullets(
        'Concordate per iscritto chi subentra e da quando',
        'Chiedi un giorno per il controllo della casa, con la luce',
        'Ripara quello che hai rotto tu; segna quello che era già rotto',
      ),
      heading('L’ultima settimana'),
      bullets(
        'Bollette: lettura dei contatori, poi voltura o chiusura',
        'Internet: il modem si restituisce, e la ricevuta si conserva',
        'Frigorifero sbrinato, forno pulito, tappo del lavandino al suo posto',
        'Mobili e scatole: il ritiro degli ingombranti si prenota una settimana prima',
      ),
      heading('Il giorno delle chiavi'),
      steps(
        'Stesse foto del primo giorno, nelle stesse stanze.',
        'Contatori letti insieme, numeri scritti su due fogli firmati.',
        'Tutte le chiavi contate, anche quella della cantina.',
        'Data e modo in cui torna la cauzione, per iscritto.',
        'Il tuo nuovo indirizzo, e il nome via dal citofono.',
      ),
      paragraphs(
        'Se dopo la data la cauzione non arriva, porta questo foglio allo Sportello: scriviamo insieme la lettera che di solito basta.',
      ),
    ].flat(),
    en: [
      paragraphs(
        'It begins three months ahead with a letter and ends with a bunch of keys. In between lies your deposit: this sheet is for getting it back.',
      ),
      heading('Three months before'),
      bullets(
        'Look up in the lease how many months’ notice you owe',
        'Give notice by registered letter or certified e-mail (PEC) and keep the receipt',
        'Tell your flatmates in person as well: only owners read letters',
      ),
      heading('One month before'),
      bullets(
        'Agree in writing on who takes over and from when',
        'Ask for a day to go through the flat, in daylight',
        'Mend what you broke; note what was broken already',
      ),
      heading('The last week'),
      bullets(
        'Bills: read the meters, then transfer or close the contracts',
        'Internet: the router goes back, and you keep the receipt',
        'Fridge defrosted, oven clean, plug back in the sink',
        'Furniture and boxes: book the bulky-waste collection a week ahead',
      ),
      heading('The day of the keys'),
      steps(
        'The same photos as on day one, of the same rooms.',
        'Meters read together, figures on two signed sheets.',
        'Every key counted, the one to the cellar too.',
        'When and how the deposit comes back, in writing.',
        'Your new address, and your name off the doorbell.',
      ),
      paragraphs(
        'If the date passes and no deposit comes, bring this sheet to the youth office: together we write the letter that usually does the trick.',
      ),
    ].flat(),
  },
};
