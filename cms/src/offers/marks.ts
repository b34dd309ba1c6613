import { foldLetters } from '@studium/shared/letters';
import type { OfferTexts } from '@studium/shared/offer';
import { parseAmount } from '@studium/shared/offer';
import type { PayloadRequest } from 'payload';
import { choices } from '../fields/options';
import type { Accommodation, Offer } from '../payload-types';

/** What an editor has to look at in an offer. */
export const offerMarks = choices({
  sameAddress: ['Un altro alloggio ha lo stesso indirizzo', 'Another home has the same address'],
  samePhone: ['Un altro alloggio ha lo stesso telefono', 'Another home has the same telephone'],
  samePicture: ['Una foto è già nella libreria', 'A photo is in the library already'],
  lowPrice: ['Costa molto meno del solito', 'Costs far less than usual'],
});

/** The part of the usual price below which an offer is marked. */
const lowPart = 0.6;
/** Homes of the same kind that are needed to know the usual price. */
const enoughHomes = 5;
/** Digits at the end of a telephone number that are compared: without the country. */
const digits = 9;
/** Similar homes that an offer names. */
const maxSimilar = 10;

const addressKey = (address: string): string =>
  foldLetters(address)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function phoneKey(text: string): string {
  const number = text.replace(/\D/g, '');
  return number.length < 6 ? '' : number.slice(-digits);
}

type Home = Pick<
  Accommodation,
  | 'id'
  | '_status'
  | 'address'
  | 'ownerPhone'
  | 'contactLinks'
  | 'priceMin'
  | 'accommodationType'
  | 'pricingMode'
>;

const phonesOf = ({ ownerPhone, contactLinks }: Home): string[] =>
  [
    ownerPhone ?? '',
    ...(contactLinks ?? []).flatMap(({ href }) => (href.startsWith('tel:') ? href : [])),
  ].map(phoneKey);

/** Whether a price is far below the median of published homes of the same kind. */
function isLow(texts: OfferTexts, homes: readonly Home[]): boolean {
  const price = parseAmount(texts.priceMin);
  const prices = homes
    .filter(
      ({ _status, accommodationType, pricingMode }) =>
        _status === 'published' &&
        accommodationType === texts.accommodationType &&
        pricingMode === texts.pricingMode,
    )
    .map(({ priceMin }) => priceMin)
    .sort((a, b) => a - b);
  const usual = prices[Math.floor(prices.length / 2)];
  return (
    price !== null && usual !== undefined && prices.length >= enoughHomes && price < lowPart * usual
  );
}

/** Finds what an editor has to look at in an offer, and the homes that it may repeat. */
export async function marksOf(
  req: PayloadRequest,
  own: number,
  texts: OfferTexts,
): Promise<Pick<Offer, 'marks' | 'similar'>> {
  const { docs } = await req.payload.find({
    collection: 'accommodations',
    where: { id: { not_equals: own } },
    depth: 0,
    pagination: false,
    select: {
      address: true,
      ownerPhone: true,
      contactLinks: true,
      priceMin: true,
      accommodationType: true,
      pricingMode: true,
      _status: true,
    },
    req,
  });
  const address = addressKey(texts.address);
  const phone = phoneKey(texts.ownerPhone);
  const atAddress = docs.filter((home) => addressKey(home.address?.address ?? '') === address);
  const withPhone = docs.filter((home) => phone !== '' && phonesOf(home).includes(phone));
  return {
    marks: [
      ...(atAddress.length > 0 ? ['sameAddress' as const] : []),
      ...(withPhone.length > 0 ? ['samePhone' as const] : []),
      ...(isLow(texts, docs) ? ['lowPrice' as const] : []),
    ],
    similar: [...new Set([...atAddress, ...withPhone].map(({ id }) => id))].slice(0, maxSimilar),
  };
}
