import { isRecord } from '../lib/isRecord';
import { idOf } from '../lib/idOf';
import { stringOrEmpty } from '../lib/stringOrEmpty';

/** A node of the rich-text editor's JSON. */
export interface LexicalNode {
  type: string;
  children: LexicalNode[];
  /** All stored properties. */
  raw: Record<string, unknown>;
}

/** A document to which a link leads. */
export interface LinkedElement {
  relationTo: string;
  id: number;
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

/** Returns the target of an internal link, or null. */
export function linkedElement({ raw }: LexicalNode): LinkedElement | null {
  if (!isRecord(raw.fields) || raw.fields.linkType !== 'internal') return null;
  const { doc } = raw.fields;
  if (!isRecord(doc) || typeof doc.relationTo !== 'string') return null;
  const id = idOf(doc.value);
  return id === null ? null : { relationTo: doc.relationTo, id };
}

/** The targets of all internal links in a node. */
export function linkedElements(node: LexicalNode): LinkedElement[] {
  const element = linkedElement(node);
  return [...(element ? [element] : []), ...node.children.flatMap(linkedElements)];
}

/** The addresses of all links in a node that lead to no document. */
export function linkAddresses(node: LexicalNode): string[] {
  const { fields } = node.raw;
  const isAddress = isRecord(fields) && fields.linkType === 'custom' && isLink(node);
  const own = isAddress ? [stringOrEmpty(fields.url)] : [];
  return [...own, ...node.children.flatMap(linkAddresses)];
}

export const isLink = ({ type }: LexicalNode): boolean => type === 'link' || type === 'autolink';
