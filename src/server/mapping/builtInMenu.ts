import type { HeaderItem } from '@/layout/model';
import { primarySections } from '@/routing/sections';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { translatorOf } from '../messages';

/** The four sections as primary navigation, if the editors' menu was never loaded. */
export async function builtInMenu(locale: Locale): Promise<HeaderItem[]> {
  const t = await translatorOf(locale);
  return primarySections.map((section) => ({
    title: t(`common.sections.${section}`),
    href: href(section, locale),
    section,
  }));
}
