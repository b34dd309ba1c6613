import styled from 'styled-components';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';

const pixels = { small: 56, large: 88 } as const;

const Frame = styled.span<{ $size: keyof typeof pixels }>`
  flex: none;
  display: block;
  width: ${({ $size }) => pixels[$size]}px;
  aspect-ratio: 1;
  border-radius: var(--r-inner);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
  }
`;

interface PlaceIconProps {
  icon: Image;
  size: keyof typeof pixels;
}

/** The icon of a place. It is decorative, because the title next to it names the place. */
export function PlaceIcon({ icon, size }: PlaceIconProps) {
  return (
    <Frame $size={size}>
      <Picture
        image={{ ...icon, alt: '' }}
        sizes={`${pixels[size]}px`}
        priority={size === 'large'}
      />
    </Frame>
  );
}
