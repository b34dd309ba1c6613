import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Cleans what editors paste into a text. */
export const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/src/richText/paste/PasteFeature.client#PasteFeatureClient' },
});
