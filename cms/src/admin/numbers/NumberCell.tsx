'use client';
import type { DefaultCellComponentProps, NumberFieldClient } from 'payload';
import { useLanguage } from '../useLanguage';

/** A number in a list, as the editor writes numbers. */
export function NumberCell({ cellData }: DefaultCellComponentProps<NumberFieldClient>) {
  const language = useLanguage();
  const value: unknown = cellData;
  return typeof value === 'number' ? value.toLocaleString(language) : null;
}
