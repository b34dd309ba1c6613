import type { PayloadRequest } from 'payload';
import { mails } from '@studium/shared/town/mails';
import { entryUrl } from '../api/entries/entryUrl';
import { labelOf } from '../fields/options';
import { titleOf } from '../admin/desk/findEntries';
import { textIn } from '../lib/inSite';
import { fillPlaceholders } from '../mail/fillPlaceholders';
import { queueVisitorMail } from '../mail/visitorMails';
import type { Accommodation } from '../payload-types';
import { availabilityStatuses } from '../sections/accommodations/options';
import type { Site } from '../sites';
import { timeZone } from '@studium/shared/town/settings';
import { ownerLink } from './ownerLink';
import type { OwnedHome } from './questions';

type Home = Pick<Accommodation, 'priceMin' | 'priceMax' | 'availabilityStatus' | 'availableFrom'>;

/** What is published of a home, as short texts. */
function factsOf(home: Home, language: Site): string[] {
  // Cents only if there are some, as on the site.
  const amount = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { priceMin, priceMax, availabilityStatus, availableFrom } = home;
  const { free, freeFrom } = mails[language].home;
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(date));
  return [
    `€\u00a0${amount.format(priceMin)}${priceMax && priceMax > priceMin ? `–${amount.format(priceMax)}` : ''}`,
    availabilityStatus ? labelOf(availabilityStatuses, availabilityStatus, language) : free,
    ...(availabilityStatus && availableFrom
      ? [fillPlaceholders(freeFrom, { date: day(availableFrom) })]
      : []),
  ];
}

/** Stores a mail to the owner of some homes in the transaction of a request, with one link for all of them. */
export async function mailOwner(
  req: PayloadRequest,
  kind: 'home-question' | 'home-reminder',
  homes: readonly OwnedHome[],
  uid: string,
): Promise<void> {
  const [first] = homes;
  if (!first) return;
  const { email, language } = first;
  const { docs } = await req.payload.find({
    collection: 'accommodations',
    where: { id: { in: homes.map(({ home }) => home) } },
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: 'id',
    req,
  });
  const items = docs.map((doc) => {
    const { title, site } = titleOf(doc, language);
    const link = entryUrl('accommodations', { slug: textIn(doc.slug, site) }, site);
    return { title, link: link ?? '', facts: factsOf(doc, language) };
  });
  await queueVisitorMail(req, {
    kind,
    to: email,
    language,
    fullName: docs[0]?.ownerName ?? '',
    link: ownerLink(language, uid, email),
    items,
  });
}
