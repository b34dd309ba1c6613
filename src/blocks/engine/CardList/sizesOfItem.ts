import { breakpoints } from '@/theme/media';
import {
  divideWidth,
  toSizesAttribute,
  type ColumnCounts,
  type AvailableWidth,
} from '../availableWidth';
import {
  columnsByBreakpoint,
  columnBreakpoints,
  type CardLayout,
  type ItemKind,
} from './cardLayout';

const rem = 16;

/** Returns the `sizes` of a picture that fills one item of a list with this available width. */
export function sizesOfItem(
  availableWidth: AvailableWidth,
  layout: CardLayout,
  kind: ItemKind,
): string {
  const columns = columnsByBreakpoint(layout, kind);
  // The columns depend on the container width, which is computed for the narrowest screen of each kind.
  const on = (width: keyof ColumnCounts, screen: number) => {
    const containerWidth =
      availableWidth.fractions[width] * Math.min(screen * 0.92, availableWidth.maxPixels);
    return columns[columnBreakpoints.filter((from) => containerWidth >= from * rem).length] ?? 1;
  };
  return toSizesAttribute(
    divideWidth(availableWidth, {
      mobile: on('mobile', 360),
      tablet: on('tablet', breakpoints.tablet),
      desktop: on('desktop', breakpoints.desktop),
      wide: on('wide', breakpoints.wide),
    }),
  );
}
