import type { AdminLanguage } from '../../lib/adminLanguage';
import type { LeftOut, LeftOutKind } from './leftOut';

type Words = Record<LeftOutKind, [one: string, several: string]>;

const words: Record<AdminLanguage, Words> = {
  it: {
    deleted: ['testo cancellato o barrato', 'testi cancellati o barrati'],
    comments: ['commento', 'commenti'],
    notes: ['nota a piè di pagina', 'note a piè di pagina'],
    links: ['collegamento che non porta a niente', 'collegamenti che non portano a niente'],
    pictures: ['immagine', 'immagini'],
    embeds: ['video o riquadro di un altro sito', 'video o riquadri di altri siti'],
    hidden: ['testo nascosto', 'testi nascosti'],
  },
  en: {
    deleted: ['deleted or struck text', 'deleted or struck texts'],
    comments: ['comment', 'comments'],
    notes: ['footnote', 'footnotes'],
    links: ['link that leads nowhere', 'links that lead nowhere'],
    pictures: ['picture', 'pictures'],
    embeds: ['video or frame of another site', 'videos or frames of other sites'],
    hidden: ['hidden text', 'hidden texts'],
  },
};

const sentence: Record<AdminLanguage, string> = {
  it: 'Non preso dal testo incollato:',
  en: 'Left out of the pasted text:',
};

/** One line that says what a pasted text has lost; null if nothing. */
export function leftOutText(leftOut: LeftOut, language: AdminLanguage): string | null {
  const kinds = Object.keys(words[language]) as LeftOutKind[];
  const parts = kinds.flatMap((kind) => {
    const count = leftOut[kind] ?? 0;
    const [one, several] = words[language][kind];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  if (parts.length === 0) return null;
  return `${sentence[language]} ${new Intl.ListFormat(language).format(parts)}.`;
}
