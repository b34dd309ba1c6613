import type { Access, CollectionBeforeDeleteHook, CollectionConfig, Field } from 'payload';
import { noAccess } from '../access/noAccess';
import { canPublish } from '../access/staff';
import { choices } from '../fields/options';
import { site } from '../fields/site';
import { decide, decisions, refusalReasons } from '../offers/decide';
import { showConversation, showDifference } from '../offers/describeOffer';
import { offerMarks } from '../offers/marks';
import { messageLength } from '../offers/messages';
import { deletePhotos, idsOf } from '../offers/deletePhotos';

/** Where an offer stands. */
export const offerStates = choices({
  unconfirmed: ['Da confermare', 'To be confirmed'],
  waiting: ['Aspetta l’ufficio', 'Waits for the office'],
  question: ['Aspetta una risposta', 'Waits for an answer'],
  accepted: ['Accettata', 'Accepted'],
  refused: ['Rifiutata', 'Refused'],
  withdrawn: ['Ritirata da chi affitta', 'Withdrawn by the sender'],
});

/** Lets those who publish homes see and decide offers that their sender has confirmed. */
const confirmedOnly: Access = (request) =>
  canPublish('accommodations', request) && { state: { not_equals: 'unconfirmed' } };

const isOpen = (data: { state?: string }): boolean =>
  data.state === 'waiting' || data.state === 'question';

// Each field has its own settings, because Payload changes them.
const half = () => ({ readOnly: true, width: '50%' });
const technical = () => ({ admin: { hidden: true } });

const computed = (
  name: string,
  label: { it: string; en: string },
  hook: typeof showDifference,
): Field => ({
  name,
  type: 'textarea',
  virtual: true,
  label,
  hooks: { afterRead: [hook] },
  admin: {
    readOnly: true,
    disableListColumn: true,
    condition: (data) => Boolean(data[name]),
  },
});

/**
 * Homes that people offer, one row for each. `src/offers` writes them. From the confirmation on, a draft of a home
 * belongs to the row. `data` is the form as it was sent, `proposal` a correction of a home that visitors see.
 */
export const Offers: CollectionConfig = {
  slug: 'offers',
  labels: {
    singular: { it: 'Offerta di un alloggio', en: 'Offer of a home' },
    plural: { it: 'Offerte di alloggi', en: 'Offers of homes' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'senderName', 'marks', 'changedAt'],
    listSearchableFields: ['title', 'senderName', 'email', 'phone'],
    group: { it: 'Amministrazione', en: 'Administration' },
    description: {
      it: 'Gli alloggi che le persone offrono dal sito, dopo che hanno confermato per e-mail. Ogni offerta ha una bozza fra gli alloggi.',
      en: 'Homes that people offer on the site, after they have confirmed by e-mail. Each offer has a draft among the accommodations.',
    },
  },
  defaultSort: '-changedAt',
  lockDocuments: false,
  access: { ...noAccess, read: confirmedOnly, update: confirmedOnly, delete: confirmedOnly },
  hooks: { beforeChange: [decide] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          label: { it: 'Titolo', en: 'Title' },
          admin: half(),
        },
        {
          name: 'state',
          type: 'select',
          required: true,
          index: true,
          options: offerStates,
          label: { it: 'Stato', en: 'State' },
          admin: half(),
        },
      ],
    },
    {
      name: 'home',
      type: 'relationship',
      relationTo: 'accommodations',
      index: true,
      label: { it: 'Alloggio', en: 'Home' },
      admin: { readOnly: true, allowCreate: false },
    },
    {
      name: 'photos',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: { it: 'Foto di chi offre', en: 'Photos of the sender' },
      admin: {
        readOnly: true,
        allowCreate: false,
        condition: ({ photos }) => Array.isArray(photos) && photos.length > 0,
      },
    },
    {
      name: 'marks',
      type: 'select',
      hasMany: true,
      options: offerMarks,
      label: { it: 'Da guardare bene', en: 'Look closely' },
      admin: { readOnly: true, condition: ({ marks }) => Array.isArray(marks) && marks.length > 0 },
    },
    {
      name: 'similar',
      type: 'relationship',
      relationTo: 'accommodations',
      hasMany: true,
      label: { it: 'Alloggi simili', en: 'Similar homes' },
      admin: {
        readOnly: true,
        allowCreate: false,
        condition: ({ similar }) => Array.isArray(similar) && similar.length > 0,
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'senderName',
          type: 'text',
          label: { it: 'Chi offre', en: 'Sender' },
          admin: half(),
        },
        { ...site, admin: half() },
        {
          name: 'email',
          type: 'text',
          required: true,
          index: true,
          label: { it: 'E-mail', en: 'E-mail' },
          admin: half(),
        },
        { name: 'phone', type: 'text', label: { it: 'Telefono', en: 'Telephone' }, admin: half() },
      ],
    },
    computed(
      'difference',
      { it: 'Correzione proposta', en: 'Proposed correction' },
      showDifference,
    ),
    computed('conversation', { it: 'Messaggi', en: 'Messages' }, showConversation),
    {
      name: 'decision',
      type: 'select',
      virtual: true,
      options: decisions,
      label: { it: 'Che cosa fai?', en: 'What do you do?' },
      admin: {
        // Payload makes virtual fields read-only by default.
        readOnly: false,
        disableListColumn: true,
        condition: isOpen,
        description: {
          it: 'Scegli e salva: chi offre riceve subito un’e-mail. Prima di accettare, apri l’alloggio e rileggilo.',
          en: 'Choose and save: the sender gets an e-mail at once. Before you accept, open the home and read it.',
        },
      },
    },
    {
      name: 'reason',
      type: 'select',
      virtual: true,
      options: refusalReasons,
      label: { it: 'Motivo', en: 'Reason' },
      admin: {
        readOnly: false,
        disableListColumn: true,
        condition: (data) => isOpen(data) && data.decision === 'refuse',
      },
    },
    {
      name: 'note',
      type: 'textarea',
      virtual: true,
      maxLength: messageLength,
      label: { it: 'Messaggio a chi offre', en: 'Message to the sender' },
      admin: {
        readOnly: false,
        disableListColumn: true,
        condition: (data) =>
          isOpen(data) && (data.decision === 'refuse' || data.decision === 'question'),
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'requestedAt',
          type: 'date',
          required: true,
          label: { it: 'Mandata il', en: 'Sent on' },
          admin: half(),
        },
        {
          name: 'changedAt',
          type: 'date',
          label: { it: 'Ultima novità', en: 'Last change' },
          admin: half(),
        },
      ],
    },
    { name: 'confirmedAt', type: 'date', ...technical() },
    { name: 'uid', type: 'text', required: true, unique: true, ...technical() },
    { name: 'data', type: 'json', ...technical() },
    { name: 'proposal', type: 'json', ...technical() },
    { name: 'messages', type: 'json', ...technical() },
  ],
};

/** Deletes the offer of a home and its photos with it, in the transaction of the request. */
export const deleteOffer: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { home: { equals: id } };
  const { docs } = await req.payload.find({ collection: 'offers', where, depth: 0, req });
  await req.payload.db.deleteMany({ collection: 'offers', where, req });
  await deletePhotos(
    req,
    docs.flatMap(({ photos }) => idsOf(photos)),
  );
};
