import type { EnergySeed } from '../../types';

type Certificate = Extract<EnergySeed, { energyClass: string }>;

/** A certificate on one line: class, non-renewable and renewable index, building in winter and summer. */
export const energy = (
  energyClass: Certificate['energyClass'],
  epglNren: number,
  epglRen: number,
  envelopeWinter: Certificate['envelopeWinter'],
  envelopeSummer: Certificate['envelopeSummer'],
): EnergySeed => ({ energyClass, epglNren, epglRen, envelopeWinter, envelopeSummer });
