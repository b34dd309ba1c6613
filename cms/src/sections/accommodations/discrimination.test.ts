import { discrimination, forbiddenWords } from './discrimination';
import { testEntry } from '../../warnings/testing/testEntry';

test.each([
  ['Camera singola, solo ragazze, zona stazione', 'solo ragazze'],
  ['Affittasi solo a studentesse', 'solo a studentesse'],
  ['No stranieri, grazie', 'No stranieri'],
  ['Esclusivamente italiani referenziati', 'Esclusivamente italiani'],
  ['Non si affitta a extracomunitari', 'Non si affitta a extracomunitari'],
  ['Quiet flat, girls only', 'girls only'],
  ['Italians only!', 'Italians only'],
  ['For female students only', 'female students only'],
  ['Sorry, no  foreigners', 'no foreigners'],
  ['Cerco coinquilino, solo maschio', 'solo maschio'],
  ['Una persona tranquilla, preferibilmente cattolica', 'preferibilmente cattolica'],
  ['Solo cattolico, praticante', 'Solo cattolico'],
  ['Solo cattoliche', 'Solo cattoliche'],
  ['Solamente a una studentessa', 'Solamente a una studentessa'],
  ['Camera riservata alle ragazze', 'riservata alle ragazze'],
  ['Riservato ad un uomo', 'Riservato ad un uomo'],
  ['Si cerca lavoratrice', 'Si cerca lavoratrice'],
  ['Solo persone? No: solo comunitarie', 'solo comunitarie'],
  ['Vietato agli asiatici', 'Vietato agli asiatici'],
  ['Non si accettano extracomunitarie', 'Non si accettano extracomunitarie'],
  ['Non affitto a donna', 'Non affitto a donna'],
  ['Only for a lady', 'Only for a lady'],
  ['Preferably a man', 'Preferably a man'],
  ['Female professionals only', 'Female professionals only'],
  ['No refugees, no  gypsy', 'No refugees', 'no gypsy'],
])('%s gets a warning', (text, ...words) => {
  expect(forbiddenWords(text)).toEqual(words);
});

test.each([
  'Una casa di ragazze e ragazzi, solo studenti e lavoratori',
  'Solo una fermata d’autobus fino alla stazione',
  'Le studentesse straniere trovano aiuto allo sportello',
  'Only five minutes to the women’s clinic',
  'The house has no children’s room',
  'Roma, la camera non romana',
  'Solo una camera per studenti, non un appartamento',
  'Maschinenbau, catene, uomini e donne benvenuti',
  'Not a manor, only a mansion',
])('%s gets no warning', (text) => {
  expect(forbiddenWords(text)).toEqual([]);
});

test('the warning has the field and its language', () => {
  const leaves = [
    { type: 'textarea' as const, path: 'excerpt', value: 'Solo uomini', site: 'it' as const },
  ];
  expect(discrimination(testEntry({ leaves }))).toEqual([
    expect.objectContaining({ severity: 'error', field: 'excerpt', sites: ['it'] }),
  ]);
});
