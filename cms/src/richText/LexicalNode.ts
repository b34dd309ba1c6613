import { isRecord } from '../lib/isRecord';

/** A node of the rich-text editor's JSON. */
export interface LexicalNode {
  type: string;
  children: LexicalNode[];
  /** Every property as stored. */
  raw: Record<string, unknown>;
}

/** Reads stored JSON; what is not a node is left out. */
export function readNode(value: unknown): LexicalNode | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null;
  const children = Array.isArray(value.children) ? value.children : [];
  return {
    type: value.type,
    raw: value,
    children: children.flatMap((child) => readNode(child) ?? []),
  };
}

/** The root of a stored rich text, or null for none. */
export const readRoot = (value: unknown): LexicalNode | null =>
  isRecord(value) ? readNode(value.root) : null;
