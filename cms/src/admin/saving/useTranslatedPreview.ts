import { useLivePreviewContext } from '@payloadcms/ui';
import { useLanguage } from '../useLanguage';

const texts = { it: 'Finestra', en: 'Window' };

/**
 * Names the size of the live preview that is as wide as its window. Payload calls it “Responsive” in any language, and
 * its list of sizes is only in the context of a form.
 */
export function useTranslatedPreview(): void {
  const label = texts[useLanguage()];
  for (const size of useLivePreviewContext().breakpoints ?? [])
    if (size.name === 'responsive') size.label = label;
}
