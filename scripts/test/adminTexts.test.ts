import { payloadTextsIn, replacementsIn } from './adminTexts';

const partsIn = (text: string): string[] => text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? [];

test.each(['it', 'en'] as const)(
  'each text that replaces one of Payload in the language %s has its key, and only its placeholders',
  (language) => {
    const texts = payloadTextsIn(language);
    const replacements = [...replacementsIn(language)];
    expect(replacements.length).toBeGreaterThan(10);
    const wrong = replacements.filter(([key, ours]) => {
      const parts = partsIn(texts.get(key) ?? '');
      return !texts.has(key) || !partsIn(ours).every((part) => parts.includes(part));
    });
    expect(wrong).toEqual([]);
  },
);
