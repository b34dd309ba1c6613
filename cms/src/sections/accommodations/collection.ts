import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { gallery } from '../../fields/gallery';
import { picture } from '../../fields/picture';
import { searchablePlace } from '../../fields/placeAndContacts';
import { excerpt, title } from '../../fields/texts';
import { details, law, place, price, stay } from './fields';
import { deleteOffer } from '../../collections/Offers';
import { deleteQuestion } from '../../collections/OwnerQuestions';
import { entryCollection } from '../../collections/entryCollection';
import { acceptPublished } from '../../offers/decide';
import { groupCollection } from '../../collections/groupCollection';

/** Rooms, beds and houses to let. */
export const Accommodations: CollectionConfig = entryCollection({
  slug: 'accommodations',
  labels: {
    singular: { it: 'Alloggio', en: 'Accommodation' },
    plural: { it: 'Alloggi', en: 'Accommodations' },
  },
  columns: ['priceMin', 'availabilityStatus', 'expiryDate'],
  tabs: [
    {
      label: { it: 'Contenuto', en: 'Content' },
      fields: [
        title,
        excerpt,
        picture(
          'image',
          { it: 'Immagine principale', en: 'Main picture' },
          {
            description: {
              it: 'In cima alla scheda e negli elenchi; meglio orizzontale.',
              en: 'At the top of the page and in lists; landscape format is best.',
            },
          },
        ),
        gallery,
        contentManager(),
      ],
    },
    { label: { it: 'Caratteristiche', en: 'Details' }, fields: details },
    { label: { it: 'Prezzo', en: 'Price' }, fields: price },
    { label: { it: 'Periodo', en: 'Stay' }, fields: stay },
    { label: { it: 'Luogo e contatti', en: 'Place and contacts' }, fields: place },
    { label: { it: 'Dati di legge', en: 'Legal data' }, fields: law },
  ],
  searchable: ['excerpt', 'contentManager'],
  searchableInList: ['ownerName', 'ownerEmail', 'ownerPhone', ...searchablePlace],
  afterChange: [acceptPublished],
  beforeDelete: [deleteQuestion, deleteOffer],
});

export const AccommodationsCategories = groupCollection({
  slug: 'accommodationsCategories',
  dbName: 'acc_categories',
  area: 'accommodations',
  labels: {
    singular: { it: 'Categoria di alloggi', en: 'Accommodation category' },
    plural: { it: 'Categorie di alloggi', en: 'Accommodation categories' },
  },
  fields: [
    picture(
      'backgroundImage',
      { it: 'Immagine di sfondo', en: 'Background picture' },
      {
        description: {
          it: 'Dietro il nome, nel blocco «Categorie di alloggi».',
          en: 'Behind the name, in the block “Accommodation categories”.',
        },
      },
    ),
  ],
});
