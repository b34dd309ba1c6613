import { translateToast } from './toastTexts';

test.each([
  ['Failed to save 1 files', 'Un file non è salvato: guarda che cosa va corretto.'],
  ['Successfully saved 6 files', '6 file sono salvati.'],
  ['Pubblicato.', 'Pubblicato.'],
])('the message %j is %j in the Italian admin', (message, text) =>
  expect(translateToast(message, 'it')).toBe(text),
);
