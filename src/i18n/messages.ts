import type * as messages from './texts/it';

declare module 'i18next' {
  /**
   * The types treat all files as one namespace, so that each key has one form, `file.path.to.text`. With a
   * separator between namespace and key, they would also accept the keys of the first namespace without it.
   */
  interface CustomTypeOptions {
    defaultNS: 'messages';
    nsSeparator: false;
    resources: { messages: typeof messages };
  }
}

/** A file of src/i18n/texts/{locale}, without its extension. */
export type Namespace = keyof typeof messages;
