import type { BasePayload, ServerProps } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { siteNameOf } from '../mail/siteNameOf';
import { mediaPath } from '../media/mediaPath';
import { pickVariant } from '../media/variants';
import './TownSign.css';

/** Pixels on a screen with three times the usual density, for the largest size below. */
const signPixels = 192;

/** The address of the icon that editors chose for the site, or else of the built-in one. */
async function readSignPath(payload: BasePayload): Promise<string> {
  const { image } = await payload.findGlobal({ slug: 'siteInfo', depth: 1 });
  const name = image && typeof image === 'object' ? pickVariant(image, signPixels) : undefined;
  return name === undefined ? '/favicon.svg' : mediaPath(name);
}

/** The sign and the name of the town’s site, above the forms for logging in and for a new password. */
export async function TownLogo({ payload, i18n }: ServerProps) {
  const name = await siteNameOf(payload, adminLanguage({ i18n }));
  return (
    <div className="studium-logo">
      <img src={await readSignPath(payload)} alt="" width={64} height={64} />
      <span>{name}</span>
    </div>
  );
}

/** The sign of the town, in the link to the first page of the admin. */
export const TownIcon = async ({ payload }: ServerProps) => (
  <img className="studium-icon" src={await readSignPath(payload)} alt="" width={20} height={20} />
);
