import Head from 'next/head';
import { filesOf, type Image } from './image';

interface PictureProps {
  image: Image;
  /** The displayed widths, as in the HTML attribute. */
  sizes: string;
  /** Whether the picture is the first that visitors see, so that it loads before others. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture with the file of the fitting width. It does not use next/image, which writes a style attribute
 * that the Content Security Policy forbids; the files already have five widths.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  const { alt, width, height } = image;
  const { src, srcSet } = filesOf(image);
  return (
    <>
      {/* Only in the HTML, so that the browser requests it before the page's styles load. */}
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
