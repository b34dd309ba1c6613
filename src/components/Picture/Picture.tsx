import Head from 'next/head';
import type { Image } from './image';

export interface PictureProps {
  image: Image;
  /** Widths at which the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** The picture that a visitor sees first: loaded at once, before others. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture in the width that fits. Not next/image: that one writes a style attribute, which the
 * content security policy forbids, and the files already come in five widths.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  const { src, srcSet, alt, width, height } = image;
  return (
    <>
      {/* In the HTML alone: it is asked for before the page's styles are there. */}
      {priority && typeof window === 'undefined' && (
        <Head>
          <link
            rel="preload"
            as="image"
            href={srcSet ? undefined : src}
            imageSrcSet={srcSet || undefined}
            imageSizes={srcSet ? sizes : undefined}
            fetchPriority="high"
          />
        </Head>
      )}
      <img
        className={className}
        src={src}
        srcSet={srcSet || undefined}
        sizes={srcSet ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </>
  );
}
