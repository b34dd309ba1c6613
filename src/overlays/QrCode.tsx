import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A text for cameras (ISO/IEC 18004), with the quiet zone that they need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** One square for each dark module. */
function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: path.join('') };
}
