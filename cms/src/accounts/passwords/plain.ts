const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Lower case without accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The same with letters in the place of the signs that are written for them. */
export const unmask = (text: string): string =>
  fold(text).replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
