interface File {
  filename?: string | null;
  width?: number | null;
}

interface Picture extends File {
  sizes?: Record<string, File | undefined> | null;
}

/**
 * File name of the narrowest variant that has at least this width, otherwise of the widest variant, because
 * variants are never wider than the original. For a file without variants, its own name.
 */
export function pickVariant(picture: Picture, width: number): string | undefined {
  const variants = Object.values(picture.sizes ?? {})
    .flatMap((file) =>
      file?.filename && file.width ? [{ name: file.filename, width: file.width }] : [],
    )
    .sort((a, b) => a.width - b.width);
  const wideEnough = variants.find((variant) => variant.width >= width);
  return (wideEnough ?? variants.at(-1))?.name ?? picture.filename ?? undefined;
}
