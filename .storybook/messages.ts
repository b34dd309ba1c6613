import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';

const files = import.meta.glob<unknown>('../public/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** All messages of a language, by namespace. */
export function messagesOf(locale: Locale): Messages {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, texts]) => {
      const [, language, namespace = ''] = /(\w+)\/(\w+)\.json$/.exec(file) ?? [];
      return language === locale ? [[namespace, texts]] : [];
    }),
  );
}
