interface File {
  filename?: string | null;
  width?: number | null;
}

interface Picture extends File {
  sizes?: Record<string, File | undefined> | null;
}

/**
 * File name of the narrowest variant that is at least so wide, else of the widest there is:
 * variants are never wider than the original. A file without variants is itself.
 */
export function pickVariant(picture: Picture, width: number): string | undefined {
  const variants = Object.values(picture.sizes ?? {})
    .flatMap((file) =>
      file?.filename && file.width ? [{ name: file.filename, width: file.width }] : [],
    )
    .sort((a, b) => a.width - b.width);
  const enough = variants.find((variant) => variant.width >= width);
  return (enough ?? variants.at(-1))?.name ?? picture.filename ?? undefined;
}
