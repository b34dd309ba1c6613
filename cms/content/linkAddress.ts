import { z } from 'zod';
import { isLinkAddress, normalizeAddress } from '../src/fields/linkAddress';

/** The address of a link; the cms refuses any other. */
export const linkAddress = z
  .string()
  .overwrite(normalizeAddress)
  .refine(
    isLinkAddress,
    'must be an address, such as https://…, mailto:name@town.example or tel:+390123456789',
  );
