import { findEmbed } from '@studium/shared/embedHosts.mjs';
import { z } from 'zod';
import { isLinkAddress } from '../src/fields/linkAddress';

/** The address of a link; the cms refuses any other. */
export const linkAddress = z
  .string()
  .refine(
    isLinkAddress,
    'must be an address, such as https://…, mailto:name@town.example or tel:+390123456789',
  );

/** An address that the site can show in a frame. */
export const embedAddress = z
  .string()
  .refine(
    (address) => findEmbed(address) !== null,
    'must be a video on YouTube or Vimeo, a map on OpenStreetMap or a page in the folder embed, such as /embed/bikes.html',
  );
