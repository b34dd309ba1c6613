import type { BasePayload, ServerProps } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { idOf } from '../lib/idOf';
import { siteNameOf } from '../mail/siteNameOf';
import { mediaPath } from '../media/mediaPath';
import { pickVariant } from '../media/variants';
import { defaultSite } from '../sites';
import './TownSign.css';

/** Pixels on a screen with three times the usual density, for the largest size below. */
const signPixels = 192;

/** The width of the picture beside the login; a large screen shows more than half of it. */
const picturePixels = 1540;

const welcome = {
  it: 'La redazione: qui si scrive quello che il sito racconta.',
  en: 'For the editors: what the site tells is written here.',
};

/** The address of the icon that editors chose for the site, or else of the built-in one. */
async function readSignPath(payload: BasePayload): Promise<string> {
  const { image } = await payload.findGlobal({ slug: 'siteInfo', depth: 1 });
  const name = image && typeof image === 'object' ? pickVariant(image, signPixels) : undefined;
  return name === undefined ? '/favicon.svg' : mediaPath(name);
}

/** The address of the picture with which the site's home page opens, or null without one. */
async function readTownPicture(payload: BasePayload): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { kind: { equals: 'home' }, _status: { equals: 'published' } },
    select: { contentManager: true },
    locale: defaultSite,
    depth: 0,
    limit: 1,
  });
  const hero = docs[0]?.contentManager?.find(({ blockType }) => blockType === 'hero');
  const id = hero && 'backgroundImage' in hero ? idOf(hero.backgroundImage) : null;
  if (id === null) return null;
  const found = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
  });
  const name = found.docs[0] && pickVariant(found.docs[0], picturePixels);
  return name === undefined ? null : mediaPath(name);
}

/** The picture, sign and name of the town’s site, at the forms for logging in and for a new password. */
export async function TownLogo({ payload, i18n }: ServerProps) {
  const language = adminLanguage({ i18n });
  const [name, sign, picture] = await Promise.all([
    siteNameOf(payload, language),
    readSignPath(payload),
    readTownPicture(payload),
  ]);
  return (
    <div className="studium-logo">
      {picture && <img className="studium-logo__town" src={picture} alt="" />}
      <img src={sign} alt="" width={56} height={56} />
      <h1>{name}</h1>
      <p>{welcome[language]}</p>
    </div>
  );
}

/** The sign of the town, in the link to the first page of the admin. */
export const TownIcon = async ({ payload }: ServerProps) => (
  <img className="studium-icon" src={await readSignPath(payload)} alt="" width={20} height={20} />
);
