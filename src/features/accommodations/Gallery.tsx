import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import * as S from './Gallery.styles';

/** The pictures of an accommodation: one large, four beside it, the others by scrolling. */
export function Gallery({ images, label }: { images: Image[]; label: string }) {
  const [first, ...others] = images;
  if (!first) return null;
  const alone = others.length === 0;
  return (
    <S.Mosaic $alone={alone}>
      <S.Lead>
        <Picture image={first} sizes={alone ? '92vw' : '(min-width: 768px) 46vw, 92vw'} priority />
      </S.Lead>
      {!alone && (
        // A region that scrolls must be reachable by keyboard.
        <S.Strip $count={others.length} role="region" aria-label={label} tabIndex={0}>
          <ul>
            {others.map((image) => (
              <li key={image.src}>
                <Picture image={image} sizes="(min-width: 768px) 23vw, 40vw" />
              </li>
            ))}
          </ul>
        </S.Strip>
      )}
    </S.Mosaic>
  );
}
