import { breakpoints } from '@/theme/media';
import { divided, sizesOf, type Counts, type Share } from '../share';
import { columnsByStep, steps, type Arrangement, type ItemKind } from './arrangement';

const rem = 16;

/** The `sizes` of a picture that fills an item of a list which has this room. */
export function sizesOfItem(share: Share, arrangement: Arrangement, kind: ItemKind): string {
  const columns = columnsByStep(arrangement, kind);
  // A list goes by the width of its place, which is known for the narrowest screen of each kind.
  const on = (width: keyof Counts, screen: number) => {
    const room = share.of[width] * Math.min(screen * 0.92, share.limit);
    return columns[steps.filter((from) => room >= from * rem).length] ?? 1;
  };
  return sizesOf(
    divided(share, {
      mobile: on('mobile', 360),
      tablet: on('tablet', breakpoints.tablet),
      desktop: on('desktop', breakpoints.desktop),
      wide: on('wide', breakpoints.wide),
    }),
  );
}
