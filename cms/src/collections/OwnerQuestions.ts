import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload';
import { noAccess } from '../access/noAccess';
import { refuse } from '../access/refuse';
import { canPublish } from '../access/staff';
import { choices } from '../fields/options';
import { idOf } from '../lib/idOf';
import { changePublishedHome } from '../owners/homeStatus';
import type { OwnerQuestion } from '../payload-types';
import { reasonLength } from './Feedback';

/** Answers of owners to the question whether their home is still free. */
export const ownerAnswers = choices({
  free: ['È libero', 'It is free'],
  freeFrom: ['È libero da una data', 'It is free from a date'],
  takenUntil: ['È occupato fino a una data', 'It is taken until a date'],
  takeDown: ['Da togliere dal sito', 'To be taken down'],
  none: ['Nessuna risposta: nascosto', 'No answer: hidden'],
});

const publishesHomes: Access = (request) => canPublish('accommodations', request);

const notPublished = {
  it: 'L’alloggio non è pubblicato o ha modifiche da pubblicare: scrivi il prezzo lì.',
  en: 'The home is not published or has changes to publish: enter the price there.',
};

/** Publishes the price that an owner has proposed, as the only one of the home. */
const publishPrice: CollectionBeforeChangeHook<OwnerQuestion> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { price } = originalDoc ?? {};
  const home = idOf(originalDoc?.home);
  if (!data.publishPrice || !price || home === null) return data;
  const isPublished = await changePublishedHome(req, home, { priceMin: price, priceMax: null });
  return isPublished ? { ...data, waiting: false } : refuse(req, notPublished);
};

/**
 * The last mail to the owner of a home and the last answer, one row for each home. `src/owners` writes them; editors
 * publish the price and say that they have done what the answer says. `uid` is the id of the mail, which all homes in it share;
 * `unansweredSince` the day of the first mail that nobody has answered.
 */
export const OwnerQuestions: CollectionConfig = {
  slug: 'ownerQuestions',
  labels: {
    singular: { it: 'Risposta di un proprietario', en: 'Answer of an owner' },
    plural: { it: 'Risposte dei proprietari', en: 'Answers of owners' },
  },
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['home', 'waiting', 'answer', 'price', 'message', 'sentAt', 'answeredAt'],
    group: { it: 'Amministrazione', en: 'Administration' },
    description: {
      it: 'Che cosa hanno risposto i proprietari all’e-mail «È ancora libero?». Una riga sparisce con il suo alloggio.',
      en: 'What owners have answered to the e-mail “Is it still free?”. A row disappears with its home.',
    },
  },
  defaultSort: '-sentAt',
  timestamps: false,
  lockDocuments: false,
  access: { ...noAccess, read: publishesHomes, update: publishesHomes },
  hooks: { beforeChange: [publishPrice] },
  fields: [
    {
      name: 'waiting',
      type: 'checkbox',
      index: true,
      label: { it: 'Aspetta l’ufficio', en: 'Waits for the office' },
      admin: {
        description: {
          it: 'Togli la spunta quando hai fatto: la risposta sparisce dalla scrivania.',
          en: 'Clear it when you are done: the answer disappears from the desk.',
        },
      },
    },
    {
      name: 'home',
      type: 'relationship',
      relationTo: 'accommodations',
      unique: true,
      label: { it: 'Alloggio', en: 'Home' },
      admin: { readOnly: true, allowCreate: false },
    },
    {
      name: 'answer',
      type: 'select',
      options: ownerAnswers,
      label: { it: 'Risposta', en: 'Answer' },
      admin: { readOnly: true },
    },
    {
      name: 'answeredDay',
      type: 'date',
      label: { it: 'Data', en: 'Date' },
      admin: { readOnly: true },
    },
    {
      name: 'applied',
      type: 'checkbox',
      label: { it: 'È già sul sito', en: 'The site already shows it' },
      admin: { readOnly: true },
    },
    {
      name: 'price',
      type: 'number',
      label: { it: 'Prezzo proposto (€ al mese)', en: 'Proposed price (€ per month)' },
      admin: { readOnly: true },
    },
    {
      name: 'publishPrice',
      type: 'checkbox',
      virtual: true,
      label: { it: 'Pubblica questo prezzo', en: 'Publish this price' },
      admin: {
        condition: ({ price, waiting }) => Boolean(price && waiting),
        // Payload makes virtual fields read-only by default.
        readOnly: false,
        disableListColumn: true,
        description: {
          it: 'Salva: l’alloggio ha subito il prezzo nuovo, e la risposta sparisce dalla scrivania.',
          en: 'Save: the home has the new price at once, and the answer disappears from the desk.',
        },
      },
    },
    {
      name: 'message',
      type: 'textarea',
      // Payload counts UTF-16 code units, of which a character can have two.
      maxLength: 2 * reasonLength,
      label: { it: 'Messaggio', en: 'Message' },
      admin: { readOnly: true },
    },
    {
      name: 'sentAt',
      type: 'date',
      label: { it: 'Chiesto il', en: 'Asked on' },
      admin: { readOnly: true },
    },
    {
      name: 'remindedAt',
      type: 'date',
      label: { it: 'Ricordato il', en: 'Reminded on' },
      admin: { readOnly: true },
    },
    {
      name: 'answeredAt',
      type: 'date',
      label: { it: 'Risposta del', en: 'Answered on' },
      admin: { readOnly: true },
    },
    { name: 'uid', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'unansweredSince', type: 'date', admin: { hidden: true } },
  ],
};

/** Deletes the question about a home with it, in the transaction of the request. */
export const deleteQuestion: CollectionBeforeDeleteHook = ({ id, req }) =>
  req.payload.db.deleteMany({
    collection: 'ownerQuestions',
    where: { home: { equals: id } },
    req,
  });
