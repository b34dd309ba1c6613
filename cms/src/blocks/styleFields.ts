import type { CollapsibleField, SelectField } from 'payload';
import { choices } from '../fields/options';

/** The colours of the site that editors can choose for a block. */
export const colors = choices({
  paper: ['Carta', 'Paper'],
  surface: ['Superficie', 'Surface'],
  sand: ['Sabbia', 'Sand'],
  ink: ['Inchiostro', 'Ink'],
  brick: ['Mattone', 'Brick'],
  ochre: ['Ocra', 'Ochre'],
  sage: ['Salvia', 'Sage'],
  river: ['Fiume', 'River'],
  plum: ['Prugna', 'Plum'],
  night: ['Notte', 'Night'],
});

/** The style settings of every block. */
export const styleFields: CollapsibleField = {
  type: 'collapsible',
  label: { it: 'Aspetto', en: 'Style' },
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'responsiveVisibility',
      type: 'select',
      hasMany: true,
      options: choices({
        mobile: ['Telefono', 'Phone'],
        tablet: ['Tablet', 'Tablet'],
        desktop: ['Schermo grande', 'Large screen'],
      }),
      label: { it: 'Mostra solo su', en: 'Show only on' },
      admin: { description: { it: 'Vuoto: dappertutto.', en: 'If empty, on all screens.' } },
    },
    {
      name: 'backgroundColor',
      type: 'select',
      options: colors,
      label: { it: 'Sfondo', en: 'Background' },
      admin: {
        description: { it: 'Vuoto: come la pagina.', en: 'If empty, the same as the page.' },
      },
    },
    {
      name: 'textColor',
      type: 'select',
      options: colors,
      label: { it: 'Colore del testo', en: 'Text colour' },
      admin: {
        description: {
          it: 'Di solito non serve: il sito sceglie un colore leggibile sullo sfondo.',
          en: 'Usually not needed: the site chooses a colour that is readable on the background.',
        },
      },
    },
    {
      name: 'alignment',
      type: 'select',
      options: choices({
        left: ['A sinistra', 'Left'],
        center: ['Al centro', 'Centre'],
        right: ['A destra', 'Right'],
      }),
      label: { it: 'Allineamento', en: 'Alignment' },
    },
    {
      name: 'direction',
      type: 'select',
      options: choices({
        vertical: ['Uno sotto l’altro', 'One below the other'],
        horizontal: ['Uno accanto all’altro', 'Side by side'],
      }),
      label: { it: 'Disposizione dei blocchi interni', en: 'The blocks inside' },
      admin: {
        description: {
          it: 'Uno sotto l’altro o uno accanto all’altro.',
          en: 'One below the other or side by side.',
        },
      },
    },
    {
      name: 'contentWidth',
      type: 'select',
      options: choices({
        narrow: ['Stretta', 'Narrow'],
        normal: ['Normale', 'Normal'],
        wide: ['Larga', 'Wide'],
        full: ['Piena', 'Full'],
      }),
      label: { it: 'Larghezza', en: 'Width' },
    },
    {
      name: 'minHeight',
      type: 'select',
      options: choices({
        none: ['Nessuna', 'None'],
        half: ['Mezza finestra', 'Half the window'],
        full: ['Tutta la finestra', 'The whole window'],
      }),
      label: { it: 'Altezza minima', en: 'Minimum height' },
    },
  ],
};

/** Font sizes of a heading or a text. */
export const fontSizes = choices({
  small: ['Piccolo', 'Small'],
  medium: ['Medio', 'Medium'],
  large: ['Grande', 'Large'],
});

export const fontSize: SelectField = {
  name: 'fontSize',
  type: 'select',
  options: fontSizes,
  label: { it: 'Grandezza', en: 'Size' },
};
