import { type OfferFieldName, offerField, valuesOfChoices } from '@studium/shared/offer';
import { choices } from '@studium/shared/town/choices';
import type { FieldHook, PayloadRequest } from 'payload';
import { timePhrase } from '../admin/desk/texts';
import { adminLanguage, type AdminLanguage, isAdminText } from '../lib/adminLanguage';
import type { Offer } from '../payload-types';
import { proposedFields } from './decide';
import { readMessages } from './messages';
import { readTexts } from './readOffer';

const words = {
  it: {
    office: 'Ufficio',
    empty: '(vuoto)',
    before: 'prima',
    after: 'adesso',
    description: 'Testo',
  },
  en: { office: 'Office', empty: '(empty)', before: 'before', after: 'now', description: 'Text' },
};

type Reading = FieldHook<Offer, unknown>;

/** A value as it is shown: the label of a choice, or the text. */
function shownText(name: OfferFieldName, text: string, language: AdminLanguage): string {
  const { options } = offerField(name);
  if (!options || text === '') return text || words[language].empty;
  const labels: Record<string, Record<AdminLanguage, string>> = choices[options];
  return valuesOfChoices(text)
    .map((value) => labels[value]?.[language] ?? value)
    .join(', ');
}

/** The label of a field in the form of homes. */
function labelIn(req: PayloadRequest, name: OfferFieldName, language: AdminLanguage): string {
  if (name === 'description') return words[language].description;
  const { flattenedFields } = req.payload.collections.accommodations.config;
  const field = flattenedFields.find((one) => one.name === name);
  const label = field && 'label' in field ? field.label : undefined;
  return isAdminText(label) ? label[language] : name;
}

/** What a correction would change, one field after the other: before and now. */
export const showDifference: Reading = ({ data, req }) => {
  const { data: before, proposal } = data ?? {};
  if (!proposal) return null;
  const language = adminLanguage(req);
  const [old, changed] = [readTexts(before), readTexts(proposal)];
  return proposedFields({ data: before, proposal })
    .map((name) =>
      [
        labelIn(req, name, language),
        `${words[language].before}: ${shownText(name, old[name], language)}`,
        `${words[language].after}: ${shownText(name, changed[name], language)}`,
      ].join('\n'),
    )
    .join('\n\n');
};

/** The conversation with the sender, the newest message last. */
export const showConversation: Reading = ({ data, req }) => {
  const language = adminLanguage(req);
  const messages = readMessages(data?.messages);
  if (messages.length === 0) return null;
  return messages
    .map(
      ({ fromOffice, text, at }) =>
        `${fromOffice ? words[language].office : (data?.senderName ?? '')}, ${timePhrase(at, language)}\n${text}`,
    )
    .join('\n\n');
};
