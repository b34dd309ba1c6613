import { isRecord } from '../lib/isRecord';

/** A node of the rich-text editor's JSON. */
export interface LexicalNode {
  type: string;
  children: LexicalNode[];
  /** All stored properties. */
  raw: Record<string, unknown>;
}

/** Reads stored JSON and ignores values that are not nodes. */
function readNode(value: unknown): LexicalNode | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null;
  const children = Array.isArray(value.children) ? value.children : [];
  return {
    type: value.type,
    raw: value,
    children: children.flatMap((child) => readNode(child) ?? []),
  };
}

/** Returns the root of a stored rich text, or null. */
export const readRoot = (value: unknown): LexicalNode | null =>
  isRecord(value) ? readNode(value.root) : null;
